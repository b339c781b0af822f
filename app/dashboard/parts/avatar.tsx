const initialStyle = 'bg-night font-heading font-semibold text-on-night dark:bg-line';

/** The picture of a person, or their initial. */
export function Avatar({ name, image, className = '' }: { name: string; image: string; className?: string }) {
  if (image) return <img src={image} alt="" className={`rounded-full bg-sand object-cover ${className}`} />;
  return (
    <span className={`flex items-center justify-center rounded-full ${initialStyle} ${className}`} aria-hidden="true">
      {[...name.trim()][0] ?? '·'}
    </span>
  );
}

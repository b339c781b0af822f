import { useSite } from '../../shell/use-site.ts';

/** Marks a parameter of a message, so that ContactSentence can make it a link in every word order. */
export const asContactLink = (text: string): string => `\n${text}\n`;

/** A sentence with the site's email address and phone number, inserted with `asContactLink`, as links. */
export function ContactSentence({ text, className }: { text: string; className: string }) {
  const { phone = '', email = '' } = useSite()?.contact ?? {};
  const links = new Map([
    [phone, `tel:${phone.replaceAll(' ', '')}`],
    [email, `mailto:${email}`],
  ]);
  return (
    <>
      {text.split('\n').map((part, index) =>
        part !== '' && links.has(part) ? (
          <a
            key={index}
            href={links.get(part)}
            dir="ltr"
            className={`inline-block max-w-full wrap-anywhere ${className}`}
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}

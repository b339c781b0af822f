import { useEffect, useState } from 'react';

/**
 * A QR code, drawn in the browser so that its content is sent nowhere. Dark on white in every colour scheme, as cameras
 * expect.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isCurrent = true;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 3 });
      const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
      if (isCurrent) setDrawn({ size, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className="aspect-square w-52 max-w-full overflow-hidden rounded-card border border-border bg-[#fff]">
      {drawn && (
        <svg
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          className="size-full"
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} fill="#000000" />
        </svg>
      )}
    </div>
  );
}

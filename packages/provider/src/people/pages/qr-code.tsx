/** @jsxImportSource hono/jsx */
import qrcode from 'qrcode-generator';

/** The quiet zone around the code, in modules. */
const QUIET = 4;

/** The address for an app as a QR code, dark on light in either scheme: readers expect it. */
export function QrCode({ text }: { text: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  const path = places
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  const size = count + 2 * QUIET;
  return (
    <svg
      class="people-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for an app of one-time codes"
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

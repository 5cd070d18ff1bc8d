/** @jsxImportSource hono/jsx */
import { drawQrCode } from '../../editor/logic/qr-code';

/** The address for an app as a QR code, dark on light in either scheme: readers expect it. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = drawQrCode(text);
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

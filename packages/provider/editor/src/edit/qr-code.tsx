import { drawQrCode } from '../../../src/editor/logic/qr-code';

/** An address as a QR code, dark on light in either scheme: readers expect it. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = drawQrCode(text);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the form’s page"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

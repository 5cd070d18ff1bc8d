import qrcode from 'qrcode-generator';

/** The quiet zone around the code, in modules. */
const QUIET = 4;

/** A text as a QR code: the length of a side in modules, and the path of an SVG that draws the dark ones. */
export function drawQrCode(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  const path = modules
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  return { size: count + 2 * QUIET, path };
}

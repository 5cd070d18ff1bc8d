/** How panels, bars and slide-ins come in from their edge: what moves sets how far. */
export const SLIDE_STYLES = `
.mountkit-slide{animation:mountkit-slide ease-out}
@keyframes mountkit-slide{from{transform:translate(var(--mountkit-x,0),var(--mountkit-y,0))}}`;

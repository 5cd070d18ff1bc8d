/**
 * Slides that turn while they are scrolled, where the browser can: a slide that is one place aside is turned by 50 degrees and
 * 100 pixels further away, or lies on the next side of a cube. `--carousel-turn` is how many places aside a slide leaves the
 * window.
 */
export const TURNS = `.mountkit-carousel__track--coverflow>*,.mountkit-carousel__track--cube>*{animation:mountkit-coverflow linear both;animation-timeline:view(inline 0px)}
.mountkit-carousel__track--cube>*{animation-name:mountkit-cube;backface-visibility:hidden}
@keyframes mountkit-coverflow{0%{transform:perspective(75rem) translateZ(calc(-100px*var(--carousel-turn))) rotateY(calc(-50deg*var(--carousel-turn)))}50%{transform:none}100%{transform:perspective(75rem) translateZ(calc(-100px*var(--carousel-turn))) rotateY(calc(50deg*var(--carousel-turn)))}}
@keyframes mountkit-cube{0%{transform:perspective(75rem) rotateY(90deg);transform-origin:0}49.9%{transform-origin:0}50%{transform:none;transform-origin:100%}100%{transform:perspective(75rem) rotateY(-90deg);transform-origin:100%}}
.mountkit-carousel__track--cube:dir(rtl)>*{animation-direction:reverse}
@media (prefers-reduced-motion){.mountkit-carousel__track>*{animation:none!important}}`;

/** @jsxImportSource hono/jsx */

/** A page in outline, in which the five widgets are the only things with colour. */
export function HomePicture() {
  return (
    <svg
      class="home-picture"
      viewBox="0 0 560 430"
      role="img"
      aria-label="A web page in grey outline. Five pieces of it are in colour: a form, a popup, a sticky bar, a row of filters and a basket."
    >
      <rect class="hp-sheet" x="6" y="6" width="488" height="404" rx="16" />
      <g class="hp-rest">
        <rect x="28" y="28" width="64" height="12" rx="6" />
        <rect x="28" y="92" width="190" height="18" rx="6" />
        <rect x="28" y="120" width="150" height="18" rx="6" />
        <rect x="28" y="154" width="200" height="8" rx="4" />
        <rect x="28" y="170" width="180" height="8" rx="4" />
        <rect x="28" y="272" width="106" height="76" rx="8" />
        <rect x="146" y="272" width="106" height="76" rx="8" />
        <rect x="264" y="272" width="106" height="76" rx="8" />
        <rect x="28" y="358" width="70" height="8" rx="4" />
        <rect x="146" y="358" width="84" height="8" rx="4" />
        <rect x="264" y="358" width="58" height="8" rx="4" />
        <rect x="382" y="272" width="90" height="76" rx="8" />
        <rect x="382" y="358" width="64" height="8" rx="4" />
        <rect x="28" y="388" width="444" height="22" />
      </g>
      <g>
        <rect class="hp-piece" x="112" y="20" width="282" height="28" rx="14" />
        <rect class="hp-on" x="128" y="30" width="52" height="8" rx="4" />
        <rect class="hp-on" x="196" y="30" width="40" height="8" rx="4" />
        <rect class="hp-on" x="252" y="30" width="64" height="8" rx="4" />
      </g>
      <g>
        <circle class="hp-piece" cx="450" cy="34" r="18" />
        <path class="hp-line" d="M441 30h18l-2 11h-14zM445 30a5 5 0 0 1 10 0" />
      </g>
      <g>
        <rect class="hp-soft" x="262" y="84" width="210" height="120" rx="12" />
        <rect class="hp-ink" x="280" y="102" width="60" height="8" rx="4" />
        <rect class="hp-field" x="280" y="118" width="174" height="28" rx="7" />
        <rect class="hp-piece" x="280" y="158" width="104" height="28" rx="7" />
        <rect class="hp-on" x="298" y="168" width="54" height="8" rx="4" />
      </g>
      <g>
        <rect class="hp-piece" x="28" y="228" width="72" height="24" rx="12" />
        <rect class="hp-on" x="44" y="236" width="40" height="8" rx="4" />
        <rect class="hp-soft" x="110" y="228" width="84" height="24" rx="12" />
        <rect class="hp-ink" x="126" y="236" width="52" height="8" rx="4" />
        <rect class="hp-soft" x="204" y="228" width="64" height="24" rx="12" />
        <rect class="hp-ink" x="220" y="236" width="32" height="8" rx="4" />
      </g>
      <g>
        <rect class="hp-popup" x="352" y="282" width="202" height="126" rx="14" />
        <rect class="hp-ink" x="374" y="306" width="108" height="12" rx="6" />
        <rect class="hp-mute" x="374" y="328" width="146" height="8" rx="4" />
        <rect class="hp-mute" x="374" y="342" width="120" height="8" rx="4" />
        <rect class="hp-piece" x="374" y="364" width="84" height="26" rx="7" />
        <rect class="hp-on" x="390" y="373" width="52" height="8" rx="4" />
        <path class="hp-cross" d="m526 302 10 10m0-10-10 10" />
      </g>
    </svg>
  );
}

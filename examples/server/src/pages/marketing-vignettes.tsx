/** @jsxImportSource hono/jsx */

/** A checkout that is one short page: address, card, a button. */
export function CheckoutVignette() {
  return (
    <svg class="vignette" viewBox="0 0 320 170" aria-hidden="true">
      <rect class="v-card" x="62" y="22" width="196" height="180" rx="12" />
      <rect class="v-mute" x="82" y="42" width="54" height="8" rx="4" />
      <rect class="v-field" x="82" y="58" width="156" height="26" rx="6" />
      <rect class="v-text" x="94" y="67" width="82" height="8" rx="4" />
      <path class="v-tick" d="m217 71 5 5 9-10" />
      <rect class="v-field" x="82" y="92" width="96" height="26" rx="6" />
      <rect class="v-text" x="94" y="101" width="56" height="8" rx="4" />
      <rect class="v-field" x="184" y="92" width="54" height="26" rx="6" />
      <rect class="v-text" x="196" y="101" width="26" height="8" rx="4" />
      <rect class="v-fill" x="82" y="130" width="156" height="30" rx="8" />
      <rect class="v-on" x="134" y="141" width="52" height="8" rx="4" />
    </svg>
  );
}

/** A parcel with its label already on it. */
export function PostageVignette() {
  return (
    <svg class="vignette" viewBox="0 0 320 170" aria-hidden="true">
      <path class="v-box" d="M74 70h172v110H74z" />
      <path class="v-lid" d="m74 70 18-30h136l18 30z" />
      <path class="v-tape" d="M148 40h24v56l-6-5-6 5-6-5-6 5z" />
      <rect class="v-card" x="184" y="84" width="84" height="62" rx="6" />
      <rect class="v-text" x="195" y="95" width="40" height="6" rx="3" />
      <rect class="v-mute" x="195" y="106" width="58" height="5" rx="2.5" />
      <path
        class="v-bars"
        d="M197 119v17m5-17v17m4-17v17m7-17v17m3-17v17m6-17v17m5-17v17m3-17v17m7-17v17m4-17v17m6-17v17"
      />
    </svg>
  );
}

/** Two shelves, the shop's and the market stall's, with the same count on both. */
export function StockVignette() {
  return (
    <svg class="vignette" viewBox="0 0 320 170" aria-hidden="true">
      <rect class="v-shelf" x="40" y="118" width="240" height="10" rx="3" />
      <g class="v-pots">
        <path d="M66 70h40v34a14 14 0 0 1-14 14H80a14 14 0 0 1-14-14z" />
        <path class="v-handle" d="M106 80h6a10 10 0 0 1 0 20h-6" />
        <path d="M136 70h40v34a14 14 0 0 1-14 14h-12a14 14 0 0 1-14-14z" />
        <path class="v-handle" d="M176 80h6a10 10 0 0 1 0 20h-6" />
      </g>
      <g class="v-gone">
        <path d="M206 70h40v34a14 14 0 0 1-14 14h-12a14 14 0 0 1-14-14z" />
        <path d="M246 80h6a10 10 0 0 1 0 20h-6" />
      </g>
      <rect class="v-fill" x="112" y="24" width="96" height="30" rx="15" />
      <text class="v-label" x="160" y="44" text-anchor="middle">
        2 left
      </text>
    </svg>
  );
}

/** Where the theme says less than it should to who cannot see it: file, what stands there, what is to stand there. */
const MENDS = [
  // Its shortcut is no part of the button's name: the style sheet writes it.
  [
    'VPNavBarSearchButton.vue',
    '<kbd class="DocSearch-Button-Key">K</kbd>',
    '<kbd class="DocSearch-Button-Key search-key"></kbd>',
  ],
  // The search is a dialog with a list, and its entries are links that the arrows choose among.
  [
    'VPLocalSearchBox.vue',
    `role="button"
      :aria-owns="results?.length ? 'localsearch-list' : undefined"
      aria-expanded="true"
      aria-haspopup="listbox"
      aria-labelledby="localsearch-label"
      class="VPLocalSearchBox"`,
    'role="dialog" aria-modal="true" :aria-label="buttonText" class="VPLocalSearchBox"',
  ],
  [
    'VPLocalSearchBox.vue',
    `aria-labelledby="localsearch-label"
            autocapitalize="off"`,
    `:aria-label="buttonText"
            role="combobox"
            :aria-expanded="results?.length ? 'true' : 'false'"
            autocapitalize="off"`,
  ],
  [
    'VPLocalSearchBox.vue',
    `:aria-labelledby="results?.length ? 'localsearch-label' : undefined"`,
    `:aria-label="results?.length ? buttonText : undefined"`,
  ],
  [
    'VPLocalSearchBox.vue',
    `:id="'localsearch-item-' + index"
            :aria-selected="selectedIndex === index ? 'true' : 'false'"
            role="option"`,
    `role="presentation"`,
  ],
  [
    'VPLocalSearchBox.vue',
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index"
              :aria-selected="selectedIndex === index ? 'true' : 'false'"
              role="option"
              tabindex="-1"`,
  ],
  // What has a name has a role.
  ['VPLocalSearchBox.vue', '<kbd :aria-label', '<kbd role="img" :aria-label'],
  // A page that is not there is a page.
  ['NotFound.vue', '<div class="NotFound">', '<main class="NotFound">'],
  [
    'NotFound.vue',
    `</a>
    </div>
  </div>`,
    `</a>
    </div>
  </main>`,
  ],
];

/** Mends the theme while it is built; a theme that has changed fails the build rather than go unmended. */
export function mendTheme() {
  return {
    name: 'mountkit:mend-theme',
    enforce: 'pre',
    transform(source, id) {
      const mends = MENDS.filter(([file]) => id.endsWith(`/${file}`));
      return mends.reduce((text, [file, from, to]) => {
        if (!text.includes(from)) throw new Error(`the theme's ${file} has changed: ${from}`);
        return text.replaceAll(from, () => to);
      }, source);
    },
  };
}

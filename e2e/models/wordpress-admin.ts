import type { Page } from 'playwright-core';
import type { WordPressSite } from '../../scripts/wordpress-site.mjs';

/** The admin of a WordPress, as a person uses it. */
export interface WordPressAdmin {
  signIn(name: string, password: string): Promise<void>;
  open(path: string): Promise<void>;
}

export function wordpressAdmin(page: Page, site: WordPressSite): WordPressAdmin {
  return {
    signIn: async (name, password) => {
      await page.goto(`${site.url}/wp-login.php`);
      await page.getByLabel('Username or Email Address').fill(name);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL(/wp-admin/);
    },
    open: async (path) => {
      await page.goto(`${site.url}/wp-admin/${path}`);
    },
  };
}

/** Publishes pages, text by name; each is at `/NAME/`. */
export function publishPages(site: WordPressSite, pages: Readonly<Record<string, string>>): void {
  const posts = Object.entries(pages).map(([name, content]) => ({
    post_type: 'page',
    post_status: 'publish',
    post_title: name,
    post_name: name,
    post_content: content,
  }));
  const each = `foreach (json_decode(${quote(JSON.stringify(posts))}, true) as $post) wp_insert_post(wp_slash($post));`;
  // As an administrator, whose markup is kept.
  site.run(`wp_set_current_user(1); kses_remove_filters(); ${each}`);
}

/** Activates a plugin, if it is not active. */
export function activate(plugin: string): string {
  return `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('${plugin}/${plugin}.php');`;
}

/** Changes settings of the plugin, as the settings page would; `first` is PHP that runs before. */
export function changeSettings(site: WordPressSite, settings: Readonly<Record<string, unknown>>, first = ''): void {
  const change = `json_decode(${quote(JSON.stringify(settings))}, true)`;
  site.run(
    `${first} update_option('mountkit_settings', array_merge((array) get_option('mountkit_settings', []), ${change}));`,
  );
}

/** A text as PHP writes it. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

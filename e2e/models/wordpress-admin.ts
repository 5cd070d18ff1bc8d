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

/** Publishes a page of some text; answers its path. */
export function publishPage(site: WordPressSite, name: string, content: string): string {
  const post = JSON.stringify({
    post_type: 'page',
    post_status: 'publish',
    post_title: name,
    post_name: name,
    post_content: content,
  });
  // As an administrator, whose markup is kept.
  site.run(
    `wp_set_current_user(1); kses_remove_filters(); wp_insert_post(wp_slash(json_decode(${quote(post)}, true)));`,
  );
  return `/${name}/`;
}

/** Changes settings of the plugin, as the settings page would. */
export function changeSettings(site: WordPressSite, settings: Readonly<Record<string, unknown>>): void {
  const change = `json_decode(${quote(JSON.stringify(settings))}, true)`;
  site.run(`update_option('mountkit_settings', array_merge((array) get_option('mountkit_settings', []), ${change}));`);
}

/** A text as PHP writes it. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

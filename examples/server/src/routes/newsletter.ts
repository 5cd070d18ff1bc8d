import type { AppEnv } from '@mountkit/provider';
import { page, readFields, renderFormAnswer } from '@mountkit/provider/kit';
import { Hono } from 'hono';
import { isEmail } from '../shop/checkout';

const THANKS = 'Thank you. This form is for trying out: nothing was stored.';
const REFUSED = 'This could not be taken.';

/**
 * A form of the page's own, beside those of the forms host. A script is answered in JSON, as WordPress's calls do it, and
 * everybody else with a page.
 */
export function newsletterRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/newsletter/', async (c) => {
    const { email = '', website = '' } = await readFields(c);
    const errors: Record<string, string> = {};
    if (!isEmail(email)) errors.email = 'Please enter an email address.';
    else if (email.endsWith('@refused.example')) errors.email = 'We cannot write to this address.';
    // A field that no person sees: what fills it in is a robot, which is thanked.
    const isRefused = website === '' && Object.keys(errors).length > 0;
    if (c.req.header('accept')?.includes('application/json')) {
      return isRefused
        ? c.json({ success: false, data: { message: REFUSED, errors, data: {} } })
        : c.json({ success: true, data: { message: THANKS, data: {} } });
    }
    const answer = {
      title: isRefused ? 'Not sent' : 'Sent',
      words: isRefused ? REFUSED : THANKS,
      problems: isRefused ? Object.entries(errors).map(([field, message]) => ({ field, message })) : [],
      back: '/widgets/#page-form',
    };
    return page(c, (context) => renderFormAnswer({ ...context, ...answer }), isRefused ? 422 : 200);
  });
  return app;
}

import { storableText } from '@mountkit/provider/kit';

/** The sixteen fields of an order's origin, specification 1 section 3, and where the page's scripts find each. */
export const attributionFields: Readonly<Record<string, string>> = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

const PREFIX = 'wc_order_attribution_';
const LONGEST = 2000;

/** The origin that came with a form's hidden inputs; fields that were not sent, or are empty, are not there. */
export function readAttribution(fields: Readonly<Record<string, string>>): Record<string, string> {
  const sent = Object.keys(attributionFields).flatMap((name) => {
    const value = fields[PREFIX + name] ?? '';
    return value === '' ? [] : [[name, storableText(value.slice(0, LONGEST))] as const];
  });
  return Object.fromEntries(sent);
}

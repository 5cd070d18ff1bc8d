import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { forms } from '../db/schema';
import type { Report } from '../http/answer-failure';
import { whyNotVerifiable } from './asked-bot-check';
import type { BotSettings } from './bot-settings';

/** Reports each form with a bot check that this server cannot verify: its submissions are refused. */
export async function reportBotChecks(db: Database, settings: BotSettings, report: Report): Promise<void> {
  if (settings.isStandIn) return;
  const checked = await db
    .select({ guid: forms.guid, definition: forms.definition })
    .from(forms)
    .where(sql`${forms.definition} -> 'form' ->> 'captchaEnabled' = 'true'`);
  for (const { guid, definition } of checked) {
    const why = whyNotVerifiable(definition, settings);
    if (why !== null) report(`Form ${guid}: ${why}`);
  }
}

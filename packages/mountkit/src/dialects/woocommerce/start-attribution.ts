import type { AttributionOptions } from '@mountkit/shop-cart/attribution';
import type { Mountkit } from '../../loader/create-mountkit';
import { followConsent } from './follow-consent';

/** Records where visitors came from, on a page that has no use for a cart. */
export async function startAttribution(
  mountkit: Mountkit,
  params: AttributionOptions['attribution_params'],
): Promise<void> {
  const { control, mount } = await mountkit.load('attribution');
  const handle = mount(document.body, { attribution_params: params });
  const tracker = control(document.body);
  if (tracker && params.fields) handle.on('ended', followConsent(tracker, params.fields));
}

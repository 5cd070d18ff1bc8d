import { type TestParts, testOptions } from '../../../../packages/provider/src/testing/requests';
import { shopPart } from '../admin/shop-part';
import { createApp } from '../app';

export {
  CONTACT_FORM,
  definitionPath,
  EMAIL_FORM,
  from,
  itemsOf,
  jsonOf,
  PORTAL,
  submit,
  submitPath,
} from '../../../../packages/provider/src/testing/requests';

/** The whole application, with nothing in its folders. */
export function createTestApp(parts: TestParts) {
  const pages = { mountkitReact: '/nowhere', assets: '/nowhere', docs: '/nowhere' };
  return createApp({ parts: [shopPart], ...testOptions(parts), pages });
}

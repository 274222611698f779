import { expect, test } from 'vitest';
import { RECORDED_FIELDS } from '../../packages/server/src/areas/shared/recorded-fields.ts';
import { DETAIL_NAMES, UNSAID } from '../../packages/web/src/pages/Actividad/detail-names.ts';

// What the server records under another name does not compile there.
test.each(RECORDED_FIELDS)('Actividad has a word for the recorded field %s, or leaves it out', (field) => {
  expect(Object.hasOwn(DETAIL_NAMES, field)).toBe(!UNSAID.has(field));
});

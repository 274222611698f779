import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Root as Field } from '../../ui/Field/Field.parts.ts';

const { space } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-content: start;
  ${media.narrow} { gap: ${space[12]}; }
  /* Nobody presses anything on paper; of the filters it has what narrows the list, as words. */
  @media print {
    break-before: avoid;
    button:not([role]), details:not([open]), summary, [role='switch'] > :first-child, search [data-part='notice'] { display: none !important; }
    search ${Field} {
      &:has(input[value=''], option[value='']:checked), svg { display: none; }
      * { padding: 0; border: 0; background: none; }
    }
  }
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-block-size: ${theme.control};
  ${media.narrow} { flex-wrap: wrap; column-gap: ${space[8]}; min-block-size: 0; }
  @media print { break-after: avoid; }
`;

export const Title = styled.h1`
  font-size: ${theme.text[20]};
  font-weight: ${theme.weight.bold};
  letter-spacing: -0.01em;
  outline: 0;
`;

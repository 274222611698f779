import { styled } from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

/** Tells password managers, and nobody else, whose key a form changes: its `value` is the user's name. */
export const KeyOwner = styled.input.attrs({
  autoComplete: 'username',
  readOnly: true,
  tabIndex: -1,
  'aria-hidden': true,
})`
  ${visuallyHidden}
  @media print { display: none; }
`;

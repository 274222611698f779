import { styled } from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

/** The user whose key a form changes, for password managers alone: its `value` is their name. */
export const KeyOwner = styled.input.attrs({
  autoComplete: 'username',
  readOnly: true,
  tabIndex: -1,
  'aria-hidden': true,
})`
  ${visuallyHidden}
  @media print { display: none; }
`;

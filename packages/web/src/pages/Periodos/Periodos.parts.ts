import { styled } from 'styled-components';

/** A period's id: `SOP09-2027` is one word. */
export const Id = styled.span`
  white-space: nowrap;
`;

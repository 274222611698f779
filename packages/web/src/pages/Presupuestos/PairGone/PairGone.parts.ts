import { styled } from 'styled-components';

/** It has the focus until somebody goes on, and the room of the months. */
export const Room = styled.div`
  display: grid;
  block-size: 100%;
`;

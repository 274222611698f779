import type { Decorator } from '@storybook/react';

/** A room of its own width (px), whatever the window's: the page around it does not scroll sideways. */
export const inRoom = (inlineSize: number): Decorator =>
  function Room(Story) {
    return (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize }}>
          <Story />
        </div>
      </div>
    );
  };

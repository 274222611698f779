import type { ReactNode } from 'react';
import { Asterisk, Heading, Message, Root } from './Field.parts.ts';

interface FieldProps {
  /** Of the control inside; the message's is this plus `-message`. */
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** The label is only read aloud. */
  readonly hideLabel: boolean;
  readonly message: string | undefined;
  /** Keeps the room of a message, so that it moves nothing when it comes. */
  readonly reserve: boolean;
  readonly children: ReactNode;
}

/** The label above a control and the message under it. */
export function Field(props: FieldProps) {
  return (
    <Root>
      <Heading data-hidden={props.hideLabel}>
        <label htmlFor={props.id}>{props.label}</label>
        {props.required && <Asterisk aria-hidden="true">*</Asterisk>}
      </Heading>
      {props.children}
      <Message id={`${props.id}-message`} aria-live="polite" data-reserved={props.reserve}>
        {props.message}
      </Message>
    </Root>
  );
}

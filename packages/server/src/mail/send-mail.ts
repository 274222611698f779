/** A message in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** An address as it stands: a text would be read as a list of them, `ana,paz@example.com` as somebody else's. */
export const oneAddress = (address: string): { name: string; address: string } => ({ name: '', address });

/** What the browser's history keeps of an address that the sign-in has led to. */
export interface FromSignIn {
  readonly isFromSignIn: true;
}

export const FROM_SIGN_IN: FromSignIn = { isFromSignIn: true };

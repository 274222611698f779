import { useOutboxState } from '../../app/outbox.ts';
import { isUnkept } from '../unkept.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

interface SignOutQuestionProps {
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** {@link SignOutDialog} of the page's outbox. */
export default function SignOutQuestion(props: SignOutQuestionProps) {
  return <SignOutDialog isUnkept={useOutboxState(isUnkept)} {...props} />;
}

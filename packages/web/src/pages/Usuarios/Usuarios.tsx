import { ManagementScreen } from '../../management/ManagementScreen.tsx';
import { usuarios } from './user-kind.tsx';

/** /usuario */
export default function Usuarios() {
  return <ManagementScreen kind={usuarios} />;
}

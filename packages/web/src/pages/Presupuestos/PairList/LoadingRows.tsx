import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Loading } from './PairList.parts.ts';

const WIDTHS = ['72%', '58%', '80%', '64%', '70%', '52%', '76%', '60%'];

/** The room of the rows that are on their way. */
export function LoadingRows() {
  return (
    <Loading>
      {WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton width={width} height="14px" />
          <Skeleton width="88%" height="12px" />
        </div>
      ))}
    </Loading>
  );
}

import { Root } from './Skeleton.parts.ts';

interface SkeletonProps {
  /** CSS lengths of what is to come, so that nothing moves when it comes. */
  readonly width?: string;
  readonly height?: string;
}

/** The room of something that is loading. Say so once around it, with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1.45em' }: SkeletonProps) {
  return <Root aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}

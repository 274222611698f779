import { Component, type ReactNode } from 'react';

interface QuietLeavingProps {
  readonly children: ReactNode;
}

interface QuietLeavingState {
  readonly failure: { readonly error: unknown } | null;
  readonly isLeaving: boolean;
}

/** The next page is not known to come: after this long the leaving counts as called off. */
const LONGEST_LEAVING_MS = 10_000;

/**
 * Shows nothing of a screen's file that does not come while the page is left: Firefox and Safari give up then what is on its way.
 * Back on the page by the browser's history, it is loaded anew; any other failure goes on to the boundary around.
 */
export class QuietLeaving extends Component<QuietLeavingProps, QuietLeavingState> {
  override state: QuietLeavingState = { failure: null, isLeaving: false };
  private timer: number | undefined;

  static getDerivedStateFromError(error: unknown): Partial<QuietLeavingState> {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('beforeunload', this.handleLeaving);
    window.addEventListener('pageshow', this.handleReturn);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('beforeunload', this.handleLeaving);
    window.removeEventListener('pageshow', this.handleReturn);
    window.clearTimeout(this.timer);
  }

  private readonly handleLeaving = (): void => {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.setState({ isLeaving: false }), LONGEST_LEAVING_MS);
    this.setState({ isLeaving: true });
  };

  private readonly handleReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.state.failure) window.location.reload();
  };

  override render(): ReactNode {
    const { failure, isLeaving } = this.state;
    if (!failure) return this.props.children;
    if (isLeaving) return null;
    throw failure.error;
  }
}

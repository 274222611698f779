import type { LogDestination } from '../plugins/log.ts';

export type LogLine = Record<string, unknown>;

/** Keeps log lines instead of printing them. */
export function createLogs(): { lines: LogLine[]; destination: LogDestination } {
  const lines: LogLine[] = [];
  return { lines, destination: { write: (line) => void lines.push(JSON.parse(line)) } };
}

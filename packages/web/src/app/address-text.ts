/** What an address says under a name, without control characters, which nobody types; '' where it says nothing. */
export function addressText(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').replace(/\p{Cc}/gu, '');
}

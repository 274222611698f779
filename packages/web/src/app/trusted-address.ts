interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** The address of a script of ours for a worker, by a policy that makes no other: `require-trusted-types-for 'script'` asks for one. */
export function trustedAddress(policy: string, address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  const rules = { createScriptURL: (url: string) => (url === address ? url : '') };
  return trustedTypes.createPolicy(policy, rules).createScriptURL(address);
}

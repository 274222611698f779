/** Oldest Node that everything here runs on, the same as `engines` in package.json. */
const OLDEST = [20, 19];

/** Ends the process with a message for people when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `Presupuesto de Ventas necesita Node ${OLDEST.join('.')} o posterior; este es ${process.versions.node}.\n` +
      'Instale una versión actual desde https://nodejs.org e inténtelo de nuevo.',
  );
  process.exit(1);
}

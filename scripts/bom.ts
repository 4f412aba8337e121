type Part = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** What is used of `package-lock.json`: every part by the folder it is installed in, the project itself by ''. */
export type Lock = { packages: Record<string, Part> };

type License = { license: { id: string } | { name: string } } | { expression: string };

type Scope = 'required' | 'optional' | 'excluded';

type Component = {
  type: 'library' | 'application';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  scope?: Scope;
  licenses?: License[];
  hashes?: { alg: 'SHA-512'; content: string }[];
};

/** A software bill of materials as CycloneDX 1.6 writes it. */
type Bom = {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const FOLDER = 'node_modules/';
const ROOT = 'club-de-tenis';

const nameOf = (path: string, { name }: Part): string => name ?? path.split(FOLDER).at(-1) ?? path;

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** An identifier of SPDX, an expression of several, or whatever else the part says. */
function licensesOf({ license }: Part): License[] {
  if (license === undefined) return [];
  if (/ (?:AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }];
}

/** What the club runs, what it runs on some machines only, and what only builds and tests it. */
const scopeOf = ({ dev, optional, devOptional }: Part): Scope => {
  if (dev) return 'excluded';
  return optional || devOptional ? 'optional' : 'required';
};

/** The hash that the installation demands: npm writes it in base 64, this format in hexadecimal. */
const hashesOf = ({ integrity = '' }: Part): { alg: 'SHA-512'; content: string }[] =>
  integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }]
    : [];

function componentOf([path, part]: [string, Part]): Component {
  const [name, version] = [nameOf(path, part), part.version ?? ''];
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    scope: scopeOf(part),
    licenses: licensesOf(part),
    hashes: hashesOf(part),
  };
}

/** Where Node finds a part that another asks for: beside it, or beside whoever holds it. */
function findPart({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; ; ) {
    const path = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)));
  }
}

function dependsOn(lock: Lock, path: string, part: Part): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = part;
  const asked = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
  const found = Object.keys(asked).map((name) => findPart(lock, path, name));
  return [...new Set(found.filter((one) => one !== null))].sort();
}

/**
 * Everything that an installation of that lock may bring, for any machine. Not `npm sbom`: it tells of what is installed
 * here, leaves out what also something of the development asks for, and stops at the first odd version.
 */
export function bomOf(lock: Lock): Bom {
  const parts = Object.entries(lock.packages);
  const root = lock.packages[''] ?? {};
  const [name, version] = [root.name ?? ROOT, root.version ?? ''];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': ROOT, name, version, purl: purlOf(name, version) },
    },
    components: parts.filter(([path]) => path !== '').map(componentOf),
    dependencies: parts.map(([path, part]) => ({
      ref: path || ROOT,
      dependsOn: dependsOn(lock, path, part),
    })),
  };
}

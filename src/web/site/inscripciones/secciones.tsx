import { Fragment, type ReactNode, useId } from 'react';
import { club } from '#club';
import { enEuros } from '#domain/euros.ts';
import type { Transferencia } from '#domain/inscripcion/acuse.ts';
import {
  archivosDe,
  CAMPOS_BANCO,
  CAMPOS_SALUD,
  type CampoInscripcion,
  tieneCampo,
} from '#domain/inscripcion/datos.ts';
import { textoMandato } from '#domain/inscripcion/ficha.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { idDeApartado } from './apartados.ts';
import { CampoArchivo } from './archivo.tsx';
import { Campo } from './campo.tsx';
import { Firma } from './firma.tsx';
import styles from './inscripciones.module.css';
import { reciboDe } from './precio.ts';
import { Semanas } from './semanas.tsx';
import { useFormulario } from './use-formulario.ts';

type BloqueProps = { titulo: string; nota?: ReactNode; children: ReactNode };

export function Bloque({ titulo, nota, children }: BloqueProps) {
  const id = useId();
  const suyo = useFormulario().apartados.find((uno) => uno.titulo === titulo);
  return (
    <section
      className={styles.bloque}
      id={idDeApartado(titulo)}
      data-estado={suyo?.estado}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.titulo}>
        {titulo}
      </h2>
      {nota ? <p className={styles.nota}>{nota}</p> : null}
      {children}
    </section>
  );
}

/** In reading order; a block without visible fields is not there. */
const BLOQUES: readonly (BloqueDeCampos & { titulo: string })[] = [
  {
    titulo: 'Quién se inscribe',
    campos: [
      'nombre',
      'apellidos',
      'fechaNacimiento',
      'dni',
      'profesion',
      'nombrePadreMadreTutor',
      'nombreDeportivo',
    ],
  },
  { titulo: 'Contacto', campos: ['email', 'telefono', 'direccion', 'cp', 'poblacion'] },
  { titulo: 'Clases', campos: ['centro', 'dias', 'prueba'] },
];

type BloqueDeCampos = { campos: readonly CampoInscripcion[]; titulo: string };

const SALUD: BloqueDeCampos = { titulo: 'Salud', campos: CAMPOS_SALUD };
const BANCO: BloqueDeCampos = { titulo: 'Cuenta bancaria', campos: CAMPOS_BANCO };

type DeCamposProps = BloqueDeCampos & { nota?: ReactNode; antes?: ReactNode; children?: ReactNode };

function DeCampos({ titulo, campos, nota, antes, children }: DeCamposProps) {
  const { visibles } = useFormulario();
  const suyos = campos.filter((campo) => visibles.includes(campo));
  if (suyos.length === 0) return null;
  return (
    <Bloque titulo={titulo} nota={nota}>
      {antes}
      <div className={styles.rejilla}>
        {suyos.map((campo) => (
          <Campo key={campo} campo={campo} />
        ))}
      </div>
      {children}
    </Bloque>
  );
}

function Mandato() {
  return (
    <details className={styles.mandato}>
      <summary>Orden de domiciliación SEPA: al firmar autorizas los recibos del club</summary>
      {textoMandato({ nombre: club.nombre }).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
      <p>
        Identificador del acreedor: {club.banco.acreedor || 'te lo dirá el club'}. Tipo de pago: recurrente.
      </p>
    </details>
  );
}

/** Beside the receipt, so that nobody has to look for it on another page. */
function QuePagar({ iban, importe, concepto }: Transferencia) {
  return (
    <dl className={styles.pedido} aria-label="La transferencia">
      <div>
        <dt>Cuenta del club</dt>
        <dd>{iban || 'Te la dirá el club'}</dd>
      </div>
      <div>
        <dt>Importe</dt>
        <dd>{importe > 0 ? enEuros(importe) : 'El de las semanas que elijas'}</dd>
      </div>
      <div>
        <dt>Concepto</dt>
        <dd>{concepto || 'El nombre de quien se inscribe'}</dd>
      </div>
    </dl>
  );
}

function FotoYFirma() {
  const { visibles, tipo, transferencia } = useFormulario();
  if (!visibles.includes('firma')) return null;
  return (
    <>
      <Bloque titulo="Foto y permisos">
        {visibles.includes('fotos') ? <Campo campo="fotos" /> : null}
        {archivosDe(tipo).map((archivo) => (
          <Fragment key={archivo}>
            {archivo === 'comprobantePago' ? <QuePagar {...transferencia} /> : null}
            <CampoArchivo archivo={archivo} />
          </Fragment>
        ))}
      </Bloque>
      <Bloque titulo="Firma">
        <Firma />
      </Bloque>
    </>
  );
}

const NOTA_SALUD = 'Es voluntario. Solo lo ve quien cuida del grupo, y se borra 30 días después del campus.';

const NOTA_RECIBO = 'En ella se pasan los recibos.';

/** What will be charged, where the club has said it. */
const notaDeRecibo = (tipo: TipoInscripcion): string => [NOTA_RECIBO, ...reciboDe(tipo)].join(' ');

/** The form from top to bottom, for what is being asked for; `antes`, in its first part. */
export function Secciones({ antes }: { antes: ReactNode }) {
  const { tipo } = useFormulario();
  return (
    <>
      {BLOQUES.map((bloque, i) => (
        <DeCampos key={bloque.titulo} {...bloque} antes={i === 0 && antes} />
      ))}
      {tieneCampo(tipo, 'semana1') ? (
        <Bloque titulo="Semanas">
          <Semanas />
        </Bloque>
      ) : null}
      <DeCampos {...SALUD} nota={NOTA_SALUD} />
      <DeCampos {...BANCO} nota={notaDeRecibo(tipo)}>
        <Mandato />
      </DeCampos>
      <FotoYFirma />
      <DeCampos titulo="Algo más" campos={['otrosdatos', 'observaciones']} />
    </>
  );
}

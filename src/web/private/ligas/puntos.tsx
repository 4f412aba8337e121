import { Checkbox, Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DerrotaRetirada, Reglas, Retirada } from '#domain/liga/reglas.ts';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import type { ValoresLiga } from './valores.ts';

const PUNTOS_TEXTO = {
  victoria: 'Por ganar',
  derrota: 'Por perder jugando',
  derrotaWo: 'Por no presentarse',
  derrotaResolucion: 'Por perder uno de resolución',
  puntosSetGanado: 'Además, por set ganado',
  puntosSetPerdido: 'Además, por set perdido',
} as const;

const PUNTOS = Object.keys(PUNTOS_TEXTO) as (keyof typeof PUNTOS_TEXTO)[];

type PorSiAcaso = {
  label: string;
  description: string;
  /** Over its points. */
  puntos: string;
  resumen: string;
};

/** What only some leagues tell apart. */
const APARTE = {
  derrotaAjustada: {
    label: 'Perder en el set decisivo da otros puntos',
    description: 'El tercer set, o el super tie-break en su lugar. Sin marcar, como cualquier derrota.',
    puntos: 'Por perder en el set decisivo',
    resumen: 'por perder en el set decisivo',
  },
  empate: {
    label: 'Un partido puede acabar en empate',
    description: 'Solo si igualan en sets y en juegos. Sin marcar, un marcador así no se guarda.',
    puntos: 'Por empatar',
    resumen: 'por empatar',
  },
  ninguno: {
    label: 'Si no se presenta ninguno, pierden los dos',
    description: 'Cada uno suma una incomparecencia. Sin marcar, ese partido no cuenta para nadie.',
    puntos: 'Puntos de cada uno',
    resumen: 'a cada uno si no se presenta ninguno',
  },
} as const satisfies Partial<Record<keyof Reglas, PorSiAcaso>>;

type Aparte = keyof typeof APARTE;
const APARTES = Object.keys(APARTE) as Aparte[];

const RETIRADA: Record<Retirada, string> = {
  alRival: 'Los juegos y los sets que faltaban son del rival',
  comoVa: 'Cuentan los sets y los juegos como iban',
};

const DERROTA_RETIRADA: Record<DerrotaRetirada, string> = {
  jugado: 'Los de una derrota jugada',
  noPresentado: 'Los de no presentarse',
};

const conPuntos = (reglas: Reglas): string =>
  [
    ...PUNTOS.flatMap((clave) =>
      clave.startsWith('puntosSet') && reglas[clave] === 0
        ? []
        : [`${reglas[clave]} ${PUNTOS_TEXTO[clave].toLowerCase().replace('además, ', '')}`],
    ),
    ...APARTES.flatMap((clave) =>
      reglas[clave] === null ? [] : [`${reglas[clave]} ${APARTE[clave].resumen}`],
    ),
  ].join(', ');

export const resumenPuntos = (reglas: Reglas): Resumen => [
  ['Puntos', conPuntos(reglas)],
  ['Si alguien se retira', RETIRADA[reglas.retirada]],
  ['Puntos de quien se retira', DERROTA_RETIRADA[reglas.derrotaRetirada]],
];

type Props = { form: UseFormReturnType<ValoresLiga> };

const LIMITES = { min: -100, max: 100 };

const Numero = ({ form, campo, label }: Props & { campo: keyof Reglas; label: string }) => (
  <CampoNumero label={label} {...LIMITES} {...form.getInputProps(`reglas.${campo}`)} />
);

/** A box to tick and, once ticked and where there are points, what it gives. */
function SiAcaso({ form, campo, sinPuntos = false }: Props & { campo: Aparte; sinPuntos?: boolean }) {
  const { label, description, puntos } = APARTE[campo];
  const valor = form.values.reglas[campo];
  const conNumero = valor !== null && !sinPuntos;
  return (
    <>
      <Checkbox
        {...{ label, description }}
        checked={valor !== null}
        error={!conNumero && form.errors[`reglas.${campo}`]}
        onChange={({ currentTarget }) =>
          form.setFieldValue(`reglas.${campo}`, currentTarget.checked ? 0 : null)
        }
      />
      {conNumero ? <Numero {...{ form, campo }} label={puntos} /> : null}
    </>
  );
}

type DosProps = Props & {
  campo: 'retirada' | 'derrotaRetirada';
  label: string;
  opciones: Readonly<Record<string, string>>;
};

const Dos = ({ form, campo, label, opciones }: DosProps) => (
  <Radio.Group label={label} {...form.getInputProps(`reglas.${campo}`)}>
    <div className={fields.stack}>
      {Object.entries(opciones).map(([valor, texto]) => (
        <Radio key={valor} value={valor} label={texto} />
      ))}
    </div>
  </Radio.Group>
);

/** What each match gives. docs/reglas/clasificacion.md */
export const Puntos = ({ form }: Props) => (
  <>
    <div className="grid grid-cols-2 items-end gap-4">
      {PUNTOS.map((campo) => (
        <Numero key={campo} {...{ form, campo }} label={PUNTOS_TEXTO[campo]} />
      ))}
    </div>
    {APARTES.map((campo) => (
      <SiAcaso key={campo} {...{ form, campo }} />
    ))}
  </>
);

/** All that there is to say of how a match ends where there is no table. */
export const Empates = ({ form }: Props) => <SiAcaso form={form} campo="empate" sinPuntos />;

export const Retiradas = ({ form }: Props) => (
  <>
    <Dos form={form} campo="retirada" label="En sets y juegos" opciones={RETIRADA} />
    <Dos
      form={form}
      campo="derrotaRetirada"
      label="Los puntos de quien se retira"
      opciones={DERROTA_RETIRADA}
    />
  </>
);

import { Checkbox, Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { siNo } from '#domain/hoja/valores.ts';
import {
  CRITERIOS,
  type Criterio,
  FORMATOS_SET,
  type FormatoSet,
  MEDIDAS,
  type Medida,
  type Reglas,
  reglasIniciales,
} from '#domain/liga/reglas.ts';
import { enLista } from '#domain/texto.ts';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QuienAnota, resumenDeAnotan } from './anotan.tsx';
import { useEnUnaLinea } from './en-una-linea.ts';
import type { ValoresLiga } from './ficha.tsx';

/** The same list with the element one place up (-1) or down (1); at the ends it stays. */
export function mover<T>(lista: readonly T[], elemento: T, paso: 1 | -1): T[] {
  const desde = lista.indexOf(elemento);
  const hasta = desde + paso;
  if (desde < 0 || hasta < 0 || hasta >= lista.length) return [...lista];
  const nueva = [...lista];
  nueva.splice(hasta, 0, ...nueva.splice(desde, 1));
  return nueva;
}

/** Tie-breaks left out of the league's list, in the usual order. */
export const sinUsar = (desempates: readonly Criterio[]): Criterio[] =>
  CRITERIOS.filter((criterio) => !desempates.includes(criterio));

/** Tells a league of what it could use: a tie-break that came after its rules were made is not in them. */
export function avisoSinUsar(desempates: readonly Criterio[]): string | null {
  const sobran = sinUsar(desempates);
  if (sobran.length === 0) return null;
  const nombres = enLista(sobran.map((criterio) => `«${CRITERIOS_TEXTO[criterio].nombre}»`));
  return sobran.length === 1
    ? `Hay un criterio que esta liga no usa: ${nombres}. Si hace falta, añádelo y súbelo a su puesto.`
    : `Hay criterios que esta liga no usa: ${nombres}. Si hacen falta, añádelos y súbelos a su puesto.`;
}

/** The rules record in the words of whoever runs a league. docs/reglas/ligas.md */
const CRITERIOS_TEXTO: Record<Criterio, { nombre: string; explica: string }> = {
  directo: {
    nombre: 'Enfrentamiento directo',
    explica: 'Solo cuando empatan dos: quién ganó entre ellos.',
  },
  sets: { nombre: 'Sets', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  juegos: { nombre: 'Juegos', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  menosWo: { nombre: 'Menos incomparecencias', explica: 'Quién ha faltado menos veces.' },
};

const MEDIDAS_TEXTO: Record<Medida, { nombre: string; explica: string }> = {
  diferencia: { nombre: 'Diferencia', explica: 'Ganados menos perdidos.' },
  porcentaje: { nombre: 'Porcentaje', explica: 'Ganados entre los disputados.' },
};

const FORMATOS_TEXTO: Record<FormatoSet, { nombre: string; explica: string }> = {
  largo: { nombre: 'Set largo', explica: 'A 6 juegos: 6-4, 7-5, 7-6.' },
  corto: { nombre: 'Set corto', explica: 'A 4 juegos: 4-2, 5-3, 5-4.' },
  tieBreak: { nombre: 'Tie-break', explica: 'A 7 puntos: 7-5, 9-7.' },
  superTieBreak: { nombre: 'Super tie-break', explica: 'A 10 puntos: 10-7, 12-10.' },
};

/** Who writes results is no rule of a type. */
export function lasDeSuTipo({ tipo, reglas }: Pick<ValoresLiga, 'tipo' | 'reglas'>): Reglas {
  const { anotan, horasRespuesta, sinRespuesta } = reglas;
  return { ...reglasIniciales(tipo), anotan, horasRespuesta, sinRespuesta };
}

type Puntos = 'victoria' | 'derrota' | 'derrotaWo' | 'derrotaResolucion';

const PUNTOS_TEXTO: Record<Puntos, string> = {
  victoria: 'Por ganar',
  derrota: 'Por perder jugando',
  derrotaWo: 'Por no presentarse',
  derrotaResolucion: 'Por perder uno de resolución',
};

const PUNTOS = Object.keys(PUNTOS_TEXTO) as Puntos[];

const lista = <C extends string>(claves: readonly C[], textos: Record<C, { nombre: string }>): string =>
  claves.map((clave) => textos[clave].nombre).join(', ');

export const resumenReglas = (reglas: Reglas): Resumen => [
  ['Puntúa', siNo(reglas.clasifica)],
  ['Puntos', PUNTOS.map((clave) => `${reglas[clave]} ${PUNTOS_TEXTO[clave].toLowerCase()}`).join(', ')],
  ['Cuenta el 6-0 6-0', siNo(reglas.contarMarcadorWo)],
  ['Super tie-break como un juego', siNo(reglas.superTieBreakComoJuego)],
  ['Medida', MEDIDAS_TEXTO[reglas.medida].nombre],
  ['Desempates', lista(reglas.desempates, CRITERIOS_TEXTO)],
  ['Formatos', lista(reglas.formatos, FORMATOS_TEXTO)],
  [
    'Ascensos y promociones',
    `${cuantos(reglas.ascensos, 'sube', 'suben')}, ${cuantos(reglas.promociones, 'juega promoción', 'juegan promoción')}`,
  ],
  ['Los eliminados ocupan plaza', siNo(reglas.eliminadosOcupanPlaza)],
  ...resumenDeAnotan(reglas),
];

type DesempatesProps = { valor: readonly Criterio[]; onCambio: (desempates: Criterio[]) => void };

type FilaProps = {
  criterio: Criterio;
  puesto: number;
  de: number;
  onMover: (paso: 1 | -1) => void;
  onQuitar: () => void;
};

const PASOS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

type MoverProps = Omit<FilaProps, 'onQuitar'> & { paso: 1 | -1; icono: 'up' | 'down'; texto: string };

/** aria-disabled instead of disabled at the ends: the focus is not lost. */
const Mover = ({ criterio, puesto, de, onMover, paso, icono, texto }: MoverProps) => (
  <Button
    size="s"
    className="aria-disabled:opacity-50"
    data-mover={`${criterio}${paso}`}
    aria-disabled={puesto + paso < 1 || puesto + paso > de}
    aria-label={`${texto} ${CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}`}
    onClick={() => onMover(paso)}
  >
    <Icon name={icono} size={16} />
  </Button>
);

/** One tie-break in its place. Alt and an arrow move it too. */
function Fila({ onQuitar, ...mueve }: FilaProps) {
  const { criterio, puesto, onMover } = mueve;
  const { nombre, explica } = CRITERIOS_TEXTO[criterio];
  const conTeclas = (event: KeyboardEvent) => {
    const paso = PASOS[event.key];
    if (!paso || !event.altKey) return;
    event.preventDefault();
    onMover(paso);
  };
  return (
    <li
      className="flex flex-wrap items-center gap-2 rounded-m border border-hairline p-2"
      onKeyDown={conTeclas}
    >
      <span className="min-w-6 text-ink-soft tabular-nums">{puesto}.º</span>
      <span className="grid flex-1 basis-3xs leading-snug">
        {nombre}
        <small className={fields.small}>{explica}</small>
      </span>
      <Mover {...mueve} paso={-1} icono="up" texto="Subir" />
      <Mover {...mueve} paso={1} icono="down" texto="Bajar" />
      <Button size="s" look="ghost" aria-label={`Quitar ${nombre.toLowerCase()}`} onClick={onQuitar}>
        Quitar
      </Button>
    </li>
  );
}

function SinUsar({ valor, onCambio }: DesempatesProps) {
  const aviso = avisoSinUsar(valor);
  if (aviso === null) return null;
  return (
    <>
      <p>{aviso}</p>
      <div className={fields.buttons}>
        {sinUsar(valor).map((criterio) => (
          <Button key={criterio} size="s" onClick={() => onCambio([...valor, criterio])}>
            Añadir {CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The order in which ties are broken, changed by buttons. docs/reglas/clasificacion.md */
function Desempates({ valor, onCambio }: DesempatesProps) {
  const lista = useRef<HTMLOListElement>(null);
  const alMover = (criterio: Criterio, paso: 1 | -1) => {
    onCambio(mover(valor, criterio, paso));
    // The row may change its place in the page: the focus goes with it.
    requestAnimationFrame(() =>
      lista.current?.querySelector<HTMLElement>(`[data-mover="${criterio}${paso}"]`)?.focus(),
    );
  };
  return (
    <>
      <ol className="grid gap-1" ref={lista} aria-label="Desempates, por orden">
        {valor.map((criterio, indice) => (
          <Fila
            key={criterio}
            criterio={criterio}
            puesto={indice + 1}
            de={valor.length}
            onMover={(paso) => alMover(criterio, paso)}
            onQuitar={() => onCambio(valor.filter((otro) => otro !== criterio))}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {valor.map((criterio) => CRITERIOS_TEXTO[criterio].nombre).join(', ')}
      </p>
      <SinUsar valor={valor} onCambio={onCambio} />
    </>
  );
}

type Props = { form: UseFormReturnType<ValoresLiga> };

function Grupo({ titulo, ayuda, children }: { titulo: string; ayuda: string; children: ReactNode }) {
  return (
    <div className="mb-4 grid break-inside-avoid gap-2 border-t border-hairline pt-4">
      <h2 className="text-m">{titulo}</h2>
      <p className="max-w-measure text-s text-ink-soft">{ayuda}</p>
      {children}
    </div>
  );
}

type NumeroProps = Props & {
  campo: (typeof PUNTOS)[number] | 'ascensos' | 'promociones';
  label: string;
  min: number;
  max: number;
};

function Numero({ form, campo, ...props }: NumeroProps) {
  return <CampoNumero {...props} {...form.getInputProps(`reglas.${campo}`)} />;
}

function ComoSeCompara({ form }: Props) {
  return (
    <Radio.Group
      label="Los sets y los juegos se comparan por"
      value={form.values.reglas.medida}
      onChange={(medida) => form.setFieldValue('reglas.medida', medida as Medida)}
    >
      <div className={fields.stack}>
        {MEDIDAS.map((medida) => (
          <Radio
            key={medida}
            value={medida}
            label={`${MEDIDAS_TEXTO[medida].nombre}: ${MEDIDAS_TEXTO[medida].explica.toLowerCase()}`}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function Formatos({ form }: Props) {
  return (
    <Grupo
      titulo="Sets habituales"
      ayuda="Al puntuar, un set que no sea de ninguno de estos se guarda, pero con un aviso."
    >
      <Checkbox.Group
        aria-label="Sets habituales"
        value={form.values.reglas.formatos}
        onChange={(formatos) => form.setFieldValue('reglas.formatos', formatos as FormatoSet[])}
        error={form.getInputProps('reglas.formatos').error}
      >
        <div className={fields.row}>
          {FORMATOS_SET.map((formato) => (
            <Checkbox
              key={formato}
              value={formato}
              label={FORMATOS_TEXTO[formato].nombre}
              description={FORMATOS_TEXTO[formato].explica}
            />
          ))}
        </div>
      </Checkbox.Group>
    </Grupo>
  );
}

function SetsYJuegos({ form }: Props) {
  return (
    <Grupo titulo="Sets y juegos" ayuda="Qué se cuenta y cómo se compara cuando hay empate a puntos.">
      <Checkbox
        label="El 6-0 6-0 de un no presentado cuenta en sets y juegos"
        {...form.getInputProps('reglas.contarMarcadorWo', { type: 'checkbox' })}
      />
      <Checkbox
        label="Un super tie-break cuenta como un set y un solo juego"
        {...form.getInputProps('reglas.superTieBreakComoJuego', { type: 'checkbox' })}
      />
      <ComoSeCompara form={form} />
    </Grupo>
  );
}

/** The rules record of the league, with each rule in plain words. docs/reglas/ligas.md */
export function ReglasDeLiga({ form, plegada }: Props & { plegada: boolean }) {
  const resumen = useEnUnaLinea(form.values);
  const restaurar = () => form.setFieldValue('reglas', lasDeSuTipo(form.values));
  return (
    <Section
      wide
      title="Reglas"
      folded={plegada}
      summary={resumen}
      hint="Cambiarlas recalcula la clasificación de esta liga al momento; las demás ligas no se tocan."
    >
      <div className={fields.buttons}>
        <Button size="s" onClick={restaurar}>
          Restaurar las de su tipo
        </Button>
      </div>
      <Checkbox
        label="Tiene clasificación"
        description="Sin ella no se reparten puntos ni hay ascensos o descensos."
        {...form.getInputProps('reglas.clasifica', { type: 'checkbox' })}
      />
      <div className="gap-6 lg:columns-2">
        <Grupo titulo="Puntos" ayuda="Lo que suma cada partido en la clasificación.">
          <div className="grid grid-cols-2 items-end gap-4">
            {PUNTOS.map((campo) => (
              <Numero
                key={campo}
                form={form}
                campo={campo}
                label={PUNTOS_TEXTO[campo]}
                min={-100}
                max={100}
              />
            ))}
          </div>
        </Grupo>
        <SetsYJuegos form={form} />
        <Grupo
          titulo="Desempates"
          ayuda="Si dos o más empatan a puntos se aplican por este orden, y lo que siga empatado va por nombre. Alt y una flecha también mueven."
        >
          <Desempates
            valor={form.values.reglas.desempates}
            onCambio={(desempates) => form.setFieldValue('reglas.desempates', desempates)}
          />
        </Grupo>
        <Formatos form={form} />
        <Grupo
          titulo="Resultados"
          ayuda="Con su enlace personal, cada jugador puede escribir cómo acabó su partido y su rival lo confirma o no."
        >
          <QuienAnota form={form} />
        </Grupo>
        <Grupo titulo="Ascensos y descensos" ayuda="Cuántas plazas hay en cada extremo de la tabla.">
          <div className="grid grid-cols-2 items-end gap-4">
            <Numero form={form} campo="ascensos" label="Directas" min={0} max={10} />
            <Numero form={form} campo="promociones" label="De promoción" min={0} max={10} />
          </div>
          <Checkbox
            label="Los eliminados ocupan plaza"
            description="Quien está eliminado o ha dejado la liga gasta una plaza de descenso. Sin marcar, se cuentan solo los demás."
            {...form.getInputProps('reglas.eliminadosOcupanPlaza', { type: 'checkbox' })}
          />
        </Grupo>
      </div>
    </Section>
  );
}

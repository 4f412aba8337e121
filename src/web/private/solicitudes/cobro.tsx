import { Autocomplete, Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { club } from '#club';
import type { CobroPedido, CobroPrevio } from '#contract/solicitudes/cobros.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import {
  diaHabil,
  IMPORTE_ENORME,
  MAX_IMPORTE,
  MODOS_DE_SECUENCIA,
  type ModoDeSecuencia,
  noSeCobra,
} from '#domain/cobro/remesa.ts';
import { enDecimal, enEuros, leerImporte } from '#domain/cobro/sepa.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import {
  avisarFallo,
  avisarHecho,
  enfocarPrimerError,
  erroresDeCampos,
  useRecargar,
} from '#web/club/mesa/ficha.tsx';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { rehearse } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { type Cobrable, tarifasDe } from './proponer.ts';

const SECUENCIAS: Record<ModoDeSecuencia, string> = {
  segun: 'Según lo cobrado antes',
  FRST: 'Primer cobro (FRST)',
  RCUR: 'Repetido, recurrente (RCUR)',
};

/** Banks ask for it some days before. */
const DIAS_POR_DELANTE = 7;

const sinMoneda = (importe: number): string => enDecimal(importe).replace('.', ',');

/** Each what it costs, or the same of all. */
const MODOS = [
  { value: 'suya', label: 'La cuota de cada uno' },
  { value: 'misma', label: 'Uno para todos' },
] as const;

const INICIALES = (hoy: Dia) => ({
  concepto: '',
  modo: 'suya' as (typeof MODOS)[number]['value'],
  /** The same of all. */
  importe: '' as number | string,
  /** Of those without a single price, what was written for each. */
  suyos: {} as Record<number, string>,
  cobro: diaHabil(sumarDias(hoy, DIAS_POR_DELANTE)) as Dia | null,
  secuencia: 'segun' as ModoDeSecuencia,
});

type Valores = ReturnType<typeof INICIALES>;

function faltaDeImporte(escrito: number | string): string | null {
  const importe = leerImporte(escrito);
  if (importe === null) return 'Escribe el importe en euros: 45 o 45,50';
  return importe > MAX_IMPORTE ? IMPORTE_ENORME : null;
}

/** The same in the few letters that a row has room for. */
const faltaEnFila = (escrito: string): string =>
  leerImporte(escrito) === null ? 'Pon 45 o 45,50' : 'Hasta 10.000 €';

type Elegida = Cobrable & Pick<SolicitudFila, 'id'>;

/** In cents; null: it is still to be written. */
function importeDe(una: Elegida, { modo, importe, suyos }: Valores): number | null {
  if (modo === 'misma') return leerImporte(importe);
  const [unica, ...otras] = tarifasDe(una, club);
  return unica && otras.length === 0 ? unica.importe : leerImporte(suyos[una.id] ?? '');
}

const cabe = (importe: number | null): boolean => importe !== null && importe <= MAX_IMPORTE;

const comprobar = (elegidas: readonly Elegida[]) => (valores: Valores) => {
  const { concepto, modo, importe, suyos: importes, cobro } = valores;
  const suyos = modo === 'suya' ? elegidas.filter((una) => !cabe(importeDe(una, valores))) : [];
  const comun = modo === 'misma' && faltaDeImporte(importe);
  const cerrado = cobro === null ? null : noSeCobra(cobro);
  return {
    ...Object.fromEntries(suyos.map(({ id }) => [`suyos.${id}`, faltaEnFila(importes[id] ?? '')])),
    ...(concepto.trim() === '' && { concepto: 'Escribe el concepto que leerán en su recibo' }),
    ...(comun && { importe: comun }),
    ...((cobro === null || cobro <= hoyDelClub()) && { cobro: 'Elige un día posterior a hoy' }),
    ...(cerrado !== null && { cobro: cerrado }),
  };
};

const pedidoDe = (valores: Valores, elegidas: readonly Elegida[]): CobroPedido => ({
  recibos: elegidas.map((una) => ({ id: una.id, importe: importeDe(una, valores) ?? 0 })),
  concepto: valores.concepto,
  cobro: valores.cobro ?? '',
  secuencia: valores.secuencia,
  otraVez: [],
});

/** What they are, when all are of a kind, unless somebody wrote something else. */
function useConcepto({ setValues }: UseFormReturnType<Valores>, elegidas: readonly Elegida[]): void {
  const puesto = useRef('');
  const [unica = null, ...otras] = new Set(elegidas.map(({ inscripcion }) => inscripcion));
  const comun = otras.length > 0 || elegidas.some(({ altaSocio }) => altaSocio) ? 'Cuota del club' : '';
  const concepto = unica === null || comun ? comun : etiquetaDeTipo(unica);
  useEffect(() => {
    const antes = puesto.current;
    puesto.current = concepto;
    setValues((valores) => (valores.concepto === antes ? { concepto } : {}));
  }, [concepto, setValues]);
}

/** Those that were seen, and of who had been collected from before only who somebody said. */
const soloVistas = (pedido: CobroPedido, { entran, repetidas }: CobroPrevio, otra: readonly number[]) => {
  const otraVez = repetidas.filter(({ id }) => otra.includes(id));
  const ids = new Set([...entran, ...otraVez].map(({ id }) => id));
  return {
    ...pedido,
    recibos: pedido.recibos.filter(({ id }) => ids.has(id)),
    otraVez: otraVez.map(({ id, veces }) => ({ id, veces })),
  };
};

/** The file for the bank; taken or refused, it is seen again before it is taken again. */
function useRemesa(alFallar: (error: unknown) => void, olvidar: () => void) {
  const recargar = useRecargar();
  return useMutation({
    mutationFn: (body: CobroPedido) => callBinary('POST /api/private/cobros/remesa', { body }),
    onSuccess: (fichero) => {
      saveFile(fichero);
      avisarHecho('Remesa descargada: súbela a la banca del club. Si no la subes, deshazlo.');
      return recargar();
    },
    onError: alFallar,
    onSettled: olvidar,
  });
}

const useCuentas = () =>
  useMutation({
    mutationFn: (cuales: readonly number[]) =>
      callBinary('POST /api/private/cobros/cuentas', { body: { ids: [...cuales] } }),
    onSuccess: saveFile,
    onError: avisarFallo,
  });

/** What is collected from those, once somebody has seen it. */
export function useCobro(elegidas: readonly SolicitudFila[]) {
  /** From whom it is collected again. */
  const [otra, setOtra] = useState<readonly number[]>([]);
  const form = useForm<Valores>({ initialValues: INICIALES(hoyDelClub()), validate: comprobar(elegidas) });
  useConcepto(form, elegidas);
  const pedido = pedidoDe(form.values, elegidas);
  const importes = elegidas.map((una) => importeDe(una, form.values));
  const alFallar = (error: unknown) => {
    avisarFallo(error);
    form.setErrors(erroresDeCampos(error));
    enfocarPrimerError();
  };
  const previo = useMutation({
    mutationFn: async (body: CobroPedido) => ({
      clave: JSON.stringify(body),
      cobro: (await rehearse('POST /api/private/cobros/remesa', { body }))?.haria,
    }),
    onError: alFallar,
  });
  const remesa = useRemesa(alFallar, previo.reset);
  const ver = (event: FormEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors) return enfocarPrimerError();
    setOtra([]);
    previo.mutate(pedido);
  };
  // What was seen is of what was asked then: with anything changed it is seen again.
  const visto = (previo.data?.clave === JSON.stringify(pedido) && previo.data.cobro) || null;
  const descargar = () => visto && remesa.mutate(soloVistas(pedido, visto, otra));
  const [viendo, descargando] = [previo.isPending, remesa.isPending];
  return { form, ver, viendo, visto, otra, setOtra, importes, descargar, descargando, cuentas: useCuentas() };
}

/** "3 recibos × 45,00 € = 135,00 €", or what is missing to know it. */
export function sumaDe(importes: readonly (number | null)[]): string {
  if (importes.length === 0) return 'Marca a quién se cobra.';
  const recibos = cuantos(importes.length, 'recibo', 'recibos');
  const sin = importes.filter((importe) => importe === null).length;
  if (sin > 0) return `${recibos}: falta el importe${sin < importes.length ? ` de ${sin}` : ''}.`;
  const total = enEuros(importes.reduce<number>((suma, importe) => suma + (importe ?? 0), 0));
  const [primero, ...otros] = importes;
  return otros.length > 0 && otros.every((uno) => uno === primero)
    ? `${recibos} × ${enEuros(primero ?? 0)} = ${total}`
    : `${recibos} · ${total}`;
}

export type Cobro = ReturnType<typeof useCobro>;

/** How many receipts, and cents, with those of who is collected from again. */
export function totalDe(
  { entran, repetidas, total }: CobroPrevio,
  otra: readonly number[],
): [number, number] {
  const otraVez = repetidas.filter(({ id }) => otra.includes(id));
  return [entran.length + otraVez.length, otraVez.reduce((suma, { importe }) => suma + importe, total)];
}

const FORMULARIO = 'datos-del-cobro';

const SUMA = cx('flex-1 text-end font-semibold tabular-nums');
/** On a laptop under what is asked, until what comes of it is seen: then at the foot of all. */
const BAJO_EL_COBRO = cx('lg:static lg:col-start-2 lg:row-start-2 lg:self-start lg:border-0');
const SOBRE_TODO = cx('lg:col-span-full lg:col-start-1 lg:row-start-1 lg:row-end-4 lg:self-end');

/** What there is to collect, always in sight, and what comes next: to see it first, then to take it to the bank. */
export function Siguiente({ viendo, visto, otra, importes, descargar, descargando }: Cobro) {
  const [cuantas, total] = visto ? totalDe(visto, otra) : [0, 0];
  return (
    <div className={cx(fields.bar, visto ? SOBRE_TODO : BAJO_EL_COBRO)} data-bar>
      <span className={importes.length > 0 ? SUMA : cx('flex-1 text-end', fields.small)} role="status">
        {cuantas > 0 ? `Total: ${enEuros(total)}` : sumaDe(importes)}
      </span>
      {cuantas > 0 ? (
        <Button look="action" busy={descargando} onClick={descargar}>
          Descargar remesa SEPA
        </Button>
      ) : (
        <Button type="submit" form={FORMULARIO} look="action" busy={viendo} disabled={importes.length === 0}>
          Ver qué se cobraría
        </Button>
      )}
    </div>
  );
}

type SuImporteProps = Pick<Cobro, 'form'> & { fila: SolicitudFila; alEscribir: () => void };

/** What is asked of one: its fee or, with several or none, what is chosen or written here. */
export function SuImporte({ form, fila, alEscribir }: SuImporteProps) {
  const importe = importeDe(fila, form.values);
  const tarifas = tarifasDe(fila, club);
  if (form.values.modo === 'misma' || tarifas.length === 1) return importe === null ? '–' : enEuros(importe);
  const campo = form.getInputProps(`suyos.${fila.id}`);
  return (
    <Autocomplete
      size="xs"
      className="ms-auto w-figure"
      aria-label={`Importe de ${fila.nombre}, en euros`}
      placeholder="Importe"
      inputMode="decimal"
      rightSection="€"
      rightSectionPointerEvents="none"
      data={tarifas.map((una) => sinMoneda(una.importe))}
      filter={({ options }) => options}
      renderOption={({ option: { value } }) => {
        const de = tarifas.find((una) => sinMoneda(una.importe) === value)?.de;
        return `${value} €${de ? ` · ${de}` : ''}`;
      }}
      comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
      {...campo}
      value={campo.value ?? ''}
      onChange={(escrito) => {
        campo.onChange(escrito);
        alEscribir();
      }}
    />
  );
}

export const DatosDelCobro = ({ form, ver }: Cobro) => (
  <form id={FORMULARIO} className={fields.stack} onSubmit={ver} noValidate>
    <div className={fields.row}>
      <TextInput
        label="Concepto"
        placeholder="Lo que leerán en su recibo"
        maxLength={140}
        {...form.getInputProps('concepto')}
      />
      <Input.Wrapper className="md:max-lg:col-span-2" label="Importe" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Importe"
          classNames={{ label: 'whitespace-normal' }}
          data={[...MODOS]}
          value={form.values.modo}
          onChange={(modo) => form.setFieldValue('modo', modo as Valores['modo'])}
        />
      </Input.Wrapper>
      {form.values.modo === 'misma' ? (
        <CampoNumero label="Importe de cada recibo, en euros" euros {...form.getInputProps('importe')} />
      ) : null}
      <CampoDia
        label="Día del cobro"
        description="De lunes a viernes, y no en festivo de los bancos. La remesa se pide unos días antes."
        value={form.values.cobro}
        onChange={(cobro) => form.setFieldValue('cobro', cobro)}
        error={form.errors.cobro}
      />
      <NativeSelect
        label="Primer cobro o repetido"
        description="La primera vez de cada mandato, primer cobro; después, recurrente."
        data={MODOS_DE_SECUENCIA.map((value) => ({ value, label: SECUENCIAS[value] }))}
        {...form.getInputProps('secuencia')}
      />
    </div>
  </form>
);

/** Who collects: `acreedor` is the SEPA creditor identifier. */
type Acreedor = { nombre: string; direccion: string; acreedor: string };

/** The SEPA Core mandate, as the European Payments Council words it in Spanish. */
export const textoMandato = ({ nombre }: Pick<Acreedor, 'nombre'>): readonly string[] => [
  `Mediante la firma de esta orden de domiciliación, el deudor autoriza (A) a ${nombre} a enviar instrucciones a la entidad del deudor para adeudar su cuenta y (B) a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones de ${nombre}.`,
  'Como parte de sus derechos, el deudor está legitimado al reembolso por su entidad en los términos y condiciones del contrato suscrito con la misma. La solicitud de reembolso deberá efectuarse dentro de las ocho semanas que siguen a la fecha de adeudo en cuenta. Puede obtener información adicional sobre sus derechos en su entidad financiera.',
];

export const TIPO_DE_PAGO = 'Pago recurrente';

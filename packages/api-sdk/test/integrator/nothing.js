import '@presupuesto/api-sdk';
import '@presupuesto/api-sdk/contract';

/** A certificate that nobody vouches for, until the year 2126, and its key: made for the tests and used nowhere else. */
export const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgF4vIRED67G/S+IeK
G9l68qG6Pv94MpyGvgnGdWhUxaGhRANCAAQ1Csn9htGywSVmm0JNcrN6gnz5LkV/
pzRg/pbeooXi28ZUmKIQ0lyd0cKaJGkFzF98Z5ucEsgPsSQ0Hy5bgMpn
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkzCCATigAwIBAgIUcAZMdmFRC0jTBZFbSZr/C1gkvuUwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGcHJ1ZWJhMCAXDTI2MTEyMzExNDcwM1oYDzIxMjYxMDMwMTE0
NzAzWjARMQ8wDQYDVQQDDAZwcnVlYmEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AAQ1Csn9htGywSVmm0JNcrN6gnz5LkV/pzRg/pbeooXi28ZUmKIQ0lyd0cKaJGkF
zF98Z5ucEsgPsSQ0Hy5bgMpno2wwajAdBgNVHQ4EFgQUof7VMxr0/Siwms5sgtLZ
ygjhmEswHwYDVR0jBBgwFoAUof7VMxr0/Siwms5sgtLZygjhmEswDwYDVR0TAQH/
BAUwAwEB/zAXBgNVHREEEDAOggxvdHJvLmV4YW1wbGUwCgYIKoZIzj0EAwIDSQAw
RgIhAKd2kTBIaH0spcqKpP72zWgBdqy6R2shUKhGAeT8KqvOAiEArip9lU83yKm5
r++WMz6kyvC2nHqREVkYjw9/QR+MFkk=
-----END CERTIFICATE-----
`,
};

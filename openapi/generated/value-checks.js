// Written by `npm run generate` from the document and the ledger. Not edited by hand.
// <stdin>
var checks_G04 = validate101, schema49 = { $id: "checks_G04", type: "object", additionalProperties: !0, properties: { errors: { type: ["string", "null"] }, data: !1 }, minProperties: 1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate101.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors, _errs2 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate101.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema49.properties.errors.type }, message: "must be string,null" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          var valid0 = !1;
          return validate101.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }], !1;
        } else
          var valid0 = !0;
    } else
      return validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
var checks_G08 = validate102;
var schema9 = { anyOf: [{ type: "object", additionalProperties: !0 }, { type: ["string", "null"] }] };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate103.errors = vErrors, !1;
  }
  return validate103.errors = vErrors, errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate103(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length), validate102.errors = vErrors, errors === 0;
}
var checks_G11 = validate105, schema52 = { $id: "checks_G11", type: "object", additionalProperties: !1, required: ["left_out"], properties: { left_out: { enum: ["null", "empty-string", "absent"] }, empty: { enum: ["kept", "as-left-out"] } } };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.left_out === void 0 && (missing0 = "left_out"))
        return validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "left_out" || key0 === "empty")) {
            return validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.left_out !== void 0) {
            let data0 = data.left_out, _errs2 = errors;
            if (!(data0 === "null" || data0 === "empty-string" || data0 === "absent"))
              return validate105.errors = [{ instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/enum", keyword: "enum", params: { allowedValues: schema52.properties.left_out.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.empty !== void 0) {
              let data1 = data.empty, _errs3 = errors;
              if (!(data1 === "kept" || data1 === "as-left-out"))
                return validate105.errors = [{ instancePath: instancePath + "/empty", schemaPath: "#/properties/empty/enum", keyword: "enum", params: { allowedValues: schema52.properties.empty.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
var checks_G13 = validate106, schema53 = { $id: "checks_G13", type: "object", additionalProperties: !1, minProperties: 1, properties: { email: { enum: ["checked", "unchecked"] }, zip: { enum: ["checked", "unchecked"] }, phone: { enum: ["checked", "unchecked", "without-prefix"] }, state: { enum: ["checked", "unchecked"] }, country: { enum: ["checked", "unchecked"] }, punctuation: { enum: ["refused", "stripped"] } } };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate106.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "zip" || key0 === "phone" || key0 === "state" || key0 === "country" || key0 === "punctuation")) {
            return validate106.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "checked" || data0 === "unchecked"))
              return validate106.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema53.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.zip !== void 0) {
              let data1 = data.zip, _errs3 = errors;
              if (!(data1 === "checked" || data1 === "unchecked"))
                return validate106.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/enum", keyword: "enum", params: { allowedValues: schema53.properties.zip.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let data2 = data.phone, _errs4 = errors;
                if (!(data2 === "checked" || data2 === "unchecked" || data2 === "without-prefix"))
                  return validate106.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/enum", keyword: "enum", params: { allowedValues: schema53.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state !== void 0) {
                  let data3 = data.state, _errs5 = errors;
                  if (!(data3 === "checked" || data3 === "unchecked"))
                    return validate106.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema53.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.country !== void 0) {
                    let data4 = data.country, _errs6 = errors;
                    if (!(data4 === "checked" || data4 === "unchecked"))
                      return validate106.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/enum", keyword: "enum", params: { allowedValues: schema53.properties.country.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.punctuation !== void 0) {
                      let data5 = data.punctuation, _errs7 = errors;
                      if (!(data5 === "refused" || data5 === "stripped"))
                        return validate106.errors = [{ instancePath: instancePath + "/punctuation", schemaPath: "#/properties/punctuation/enum", keyword: "enum", params: { allowedValues: schema53.properties.punctuation.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate106.errors = vErrors, errors === 0;
}
var checks_G14 = validate107, schema54 = { $id: "checks_G14", type: "object", additionalProperties: !1, required: ["form"], properties: { form: { enum: ["digits", "check-digits", "unchecked"] }, punctuation: { enum: ["refused", "stripped"] } } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form === void 0 && (missing0 = "form"))
        return validate107.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "form" || key0 === "punctuation")) {
            return validate107.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.form !== void 0) {
            let data0 = data.form, _errs2 = errors;
            if (!(data0 === "digits" || data0 === "check-digits" || data0 === "unchecked"))
              return validate107.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/properties/form/enum", keyword: "enum", params: { allowedValues: schema54.properties.form.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.punctuation !== void 0) {
              let data1 = data.punctuation, _errs3 = errors;
              if (!(data1 === "refused" || data1 === "stripped"))
                return validate107.errors = [{ instancePath: instancePath + "/punctuation", schemaPath: "#/properties/punctuation/enum", keyword: "enum", params: { allowedValues: schema54.properties.punctuation.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate107.errors = vErrors, errors === 0;
}
var checks_G15 = validate108, schema55 = { $id: "checks_G15", type: "object", additionalProperties: !1, required: ["email", "document_number"], properties: { email: { enum: ["allowed", "refused", "reused"] }, document_number: { enum: ["allowed", "refused"] }, status: { $ref: "values#/$defs/RefusalStatus" }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }, schema14 = { anyOf: [{ type: "integer", minimum: 400, maximum: 499 }, { type: "integer", enum: [200] }] };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema14.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate109.errors = vErrors, !1;
  }
  return validate109.errors = vErrors, errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate111.errors = vErrors, !1;
  }
  return validate111.errors = vErrors, errors === 0;
}
var schema15 = { type: "object", propertyNames: { enum: ["www-authenticate", "content-type"] }, additionalProperties: { type: ["string", "null"] } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema15.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate113.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate113.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "document_number" || key0 === "status" || key0 === "body" || key0 === "headers")) {
            return validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "allowed" || data0 === "refused" || data0 === "reused"))
              return validate108.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema55.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.document_number !== void 0) {
              let data1 = data.document_number, _errs3 = errors;
              if (!(data1 === "allowed" || data1 === "refused"))
                return validate108.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/enum", keyword: "enum", params: { allowedValues: schema55.properties.document_number.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs4 = errors;
                validate109(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.body !== void 0) {
                  let _errs5 = errors;
                  validate111(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.headers !== void 0) {
                    let _errs6 = errors;
                    validate113(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate108.errors = vErrors, errors === 0;
}
var checks_G16 = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.prepaid === void 0 && (missing0 = "prepaid"))
        return validate115.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "activate_on_payment" || key0 === "prepaid")) {
            return validate115.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.activate_on_payment !== void 0) {
            let _errs2 = errors;
            if (typeof data.activate_on_payment != "boolean")
              return validate115.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.prepaid !== void 0) {
              let _errs4 = errors;
              if (typeof data.prepaid != "boolean")
                return validate115.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate115.errors = vErrors, errors === 0;
}
var checks_G25 = validate116;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate116.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
    } else
      return validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate116.errors = vErrors, errors === 0;
}
var checks_G35 = validate117, schema61 = { $id: "checks_G35", type: "array", uniqueItems: !0, items: { type: "string", enum: ["email", "first_name", "last_name", "address", "address_2", "city", "state", "zip", "country", "phone", "document_number"] } };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (typeof data0 != "string")
          return validate117.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (!(data0 === "email" || data0 === "first_name" || data0 === "last_name" || data0 === "address" || data0 === "address_2" || data0 === "city" || data0 === "state" || data0 === "zip" || data0 === "country" || data0 === "phone" || data0 === "document_number"))
          return validate117.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema61.items.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
      if (valid0) {
        let i1 = data.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                return j0 = indices0[item0], validate117.errors = [{ instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else
      return validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate117.errors = vErrors, errors === 0;
}
var checks_G36 = validate118, schema62 = { $id: "checks_G36", anyOf: [{ $ref: "values#/$defs/SuccessStatus" }, { type: "integer", enum: [204] }] };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate119.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate119.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate119.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate119.errors = vErrors, errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate119(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 204) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema62.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate118.errors = vErrors, !1;
  }
  return validate118.errors = vErrors, errors === 0;
}
var checks_G37 = validate121;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate122.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate122.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate122.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate122.errors = vErrors, errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate122(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length), validate121.errors = vErrors, errors === 0;
}
var checks_G40 = validate124, schema66 = { $id: "checks_G40", anyOf: [{ enum: ["all-unless-asked", "never-paged"] }, { type: "object", additionalProperties: !1, required: ["by"], properties: { by: { enum: ["page", "offset", "cursor"] }, size: { type: "integer", minimum: 1, maximum: 1e4 }, can_choose_size: { type: "boolean" }, has_links: { type: "boolean" }, meta: { type: "object", additionalProperties: !0 } } }] };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "all-unless-asked" || data === "never-paged")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema66.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.by === void 0 && (missing0 = "by")) {
          let err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "by" || key0 === "size" || key0 === "can_choose_size" || key0 === "has_links" || key0 === "meta")) {
              let err2 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.by !== void 0) {
              let data0 = data.by, _errs5 = errors;
              if (!(data0 === "page" || data0 === "offset" || data0 === "cursor")) {
                let err3 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/1/properties/by/enum", keyword: "enum", params: { allowedValues: schema66.anyOf[1].properties.by.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.size !== void 0) {
                let data1 = data.size, _errs6 = errors;
                if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                  let err4 = { instancePath: instancePath + "/size", schemaPath: "#/anyOf/1/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
                if (errors === _errs6 && typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e4 || isNaN(data1)) {
                    let err5 = { instancePath: instancePath + "/size", schemaPath: "#/anyOf/1/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  } else if (data1 < 1 || isNaN(data1)) {
                    let err6 = { instancePath: instancePath + "/size", schemaPath: "#/anyOf/1/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.can_choose_size !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.can_choose_size != "boolean") {
                    let err7 = { instancePath: instancePath + "/can_choose_size", schemaPath: "#/anyOf/1/properties/can_choose_size/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  }
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.has_links !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.has_links != "boolean") {
                      let err8 = { instancePath: instancePath + "/has_links", schemaPath: "#/anyOf/1/properties/has_links/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                    var valid1 = _errs10 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data.meta !== void 0) {
                      let data4 = data.meta, _errs12 = errors;
                      if (errors === _errs12 && !(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                        let err9 = { instancePath: instancePath + "/meta", schemaPath: "#/anyOf/1/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                      }
                      var valid1 = _errs12 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          }
        }
      } else {
        let err10 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err11 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate124.errors = vErrors, !1;
  }
  return validate124.errors = vErrors, errors === 0;
}
var checks_G42 = validate125;
var schema25 = { anyOf: [{ $ref: "values#/$defs/RefusalStatus" }, { type: "object", additionalProperties: !1, minProperties: 1, properties: { status: { $ref: "values#/$defs/RefusalStatus" }, code: { type: "string", enum: ["SB404", "SB344", "PPMT01", "PPMT02", "PPS01"] }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }] };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema14.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate30.errors = vErrors, !1;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate24.errors = vErrors, !1;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema15.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate33.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate33.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate33.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate126.errors = vErrors, !1;
  }
  return validate126.errors = vErrors, errors === 0;
}
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate126(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length), validate125.errors = vErrors, errors === 0;
}
var checks_G45 = validate132, schema69 = { $id: "checks_G45", anyOf: [{ enum: ["customer-id-wins", "attributes-win"] }, { $ref: "values#/$defs/Refusal" }] };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate133.errors = vErrors, !1;
  }
  return validate133.errors = vErrors, errors === 0;
}
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "customer-id-wins" || data === "attributes-win")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema69.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate133(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate132.errors = vErrors, !1;
  }
  return validate132.errors = vErrors, errors === 0;
}
var checks_G53 = validate139, schema71 = { $id: "checks_G53", anyOf: [{ enum: ["ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate140.errors = vErrors, !1;
  }
  return validate140.errors = vErrors, errors === 0;
}
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "ignored") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema71.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate140(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate139.errors = vErrors, !1;
  }
  return validate139.errors = vErrors, errors === 0;
}
var checks_G59 = validate146, schema73 = { $id: "checks_G59", anyOf: [{ enum: ["accepted"] }, { $ref: "values#/$defs/Refusal" }] };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate147.errors = vErrors, !1;
  }
  return validate147.errors = vErrors, errors === 0;
}
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "accepted") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema73.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate147(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate146.errors = vErrors, !1;
  }
  return validate146.errors = vErrors, errors === 0;
}
var checks_G75 = validate153;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate154.errors = vErrors, !1;
  }
  return validate154.errors = vErrors, errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema15.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate156.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate156.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate156.errors = vErrors, errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body"))
        return validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "headers")) {
            return validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let _errs2 = errors;
            validate154(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.headers !== void 0) {
              let _errs3 = errors;
              validate156(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate153.errors = vErrors, errors === 0;
}
var checks_G77 = validate158, schema78 = { $id: "checks_G77", anyOf: [{ enum: ["not-enforced"] }, { $ref: "values#/$defs/Refusal" }] };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate159.errors = vErrors, !1;
  }
  return validate159.errors = vErrors, errors === 0;
}
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "not-enforced") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema78.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate159(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate158.errors = vErrors, !1;
  }
  return validate158.errors = vErrors, errors === 0;
}
var checks_G90 = validate165;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema14.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate166.errors = vErrors, !1;
  }
  return validate166.errors = vErrors, errors === 0;
}
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "SB404" || key0 === "SB344" || key0 === "PPMT01" || key0 === "PPMT02" || key0 === "PPS01")) {
          return validate165.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.SB404 !== void 0) {
          let _errs2 = errors;
          validate166(data.SB404, { instancePath: instancePath + "/SB404", parentData: data, parentDataProperty: "SB404", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.SB344 !== void 0) {
            let _errs3 = errors;
            validate166(data.SB344, { instancePath: instancePath + "/SB344", parentData: data, parentDataProperty: "SB344", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.PPMT01 !== void 0) {
              let _errs4 = errors;
              validate166(data.PPMT01, { instancePath: instancePath + "/PPMT01", parentData: data, parentDataProperty: "PPMT01", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.PPMT02 !== void 0) {
                let _errs5 = errors;
                validate166(data.PPMT02, { instancePath: instancePath + "/PPMT02", parentData: data, parentDataProperty: "PPMT02", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.PPS01 !== void 0) {
                  let _errs6 = errors;
                  validate166(data.PPS01, { instancePath: instancePath + "/PPS01", parentData: data, parentDataProperty: "PPS01", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate165.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate165.errors = vErrors, errors === 0;
}
var checks_G91 = validate172, schema82 = { $id: "checks_G91", anyOf: [{ enum: ["all-joined"] }, { $ref: "values#/$defs/Refusal" }] };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate173.errors = vErrors, !1;
  }
  return validate173.errors = vErrors, errors === 0;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "all-joined") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema82.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate173(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate172.errors = vErrors, !1;
  }
  return validate172.errors = vErrors, errors === 0;
}
var checks_G93 = validate179, schema84 = { $id: "checks_G93", anyOf: [{ enum: ["parsed-anyway", "body-ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate180.errors = vErrors, !1;
  }
  return validate180.errors = vErrors, errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "parsed-anyway" || data === "body-ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema84.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate180(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate179.errors = vErrors, !1;
  }
  return validate179.errors = vErrors, errors === 0;
}
var checks_G94 = validate186;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate30(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate187.errors = vErrors, !1;
  }
  return validate187.errors = vErrors, errors === 0;
}
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.method === void 0 && (missing0 = "method"))
        return validate186.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "method")) {
            return validate186.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            validate187(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.method !== void 0) {
              let _errs3 = errors;
              validate187(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate186.errors = vErrors, errors === 0;
}
var checks_G101 = validate194, schema88 = { $id: "checks_G101", anyOf: [{ enum: ["record", "empty"] }, { type: "null" }, { type: "object", additionalProperties: !0 }] };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "record" || data === "empty")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema88.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      if (errors === _errs4 && !(data && typeof data == "object" && !Array.isArray(data))) {
        let err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate194.errors = vErrors, !1;
  }
  return validate194.errors = vErrors, errors === 0;
}
var checks_G110 = validate195, schema89 = { $id: "checks_G110", type: "object", additionalProperties: !1, properties: { spaces: { enum: ["ends", "single"] }, email: { enum: ["lower-case"] }, codes: { enum: ["upper-case"] }, texts: { enum: ["upper-case"] }, phone: { enum: ["with-prefix", "without-prefix"] } } };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "spaces" || key0 === "email" || key0 === "codes" || key0 === "texts" || key0 === "phone")) {
          return validate195.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.spaces !== void 0) {
          let data0 = data.spaces, _errs2 = errors;
          if (!(data0 === "ends" || data0 === "single"))
            return validate195.errors = [{ instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/enum", keyword: "enum", params: { allowedValues: schema89.properties.spaces.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.email !== void 0) {
            let _errs3 = errors;
            if (data.email !== "lower-case")
              return validate195.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema89.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.codes !== void 0) {
              let _errs4 = errors;
              if (data.codes !== "upper-case")
                return validate195.errors = [{ instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/enum", keyword: "enum", params: { allowedValues: schema89.properties.codes.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.texts !== void 0) {
                let _errs5 = errors;
                if (data.texts !== "upper-case")
                  return validate195.errors = [{ instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/enum", keyword: "enum", params: { allowedValues: schema89.properties.texts.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.phone !== void 0) {
                  let data4 = data.phone, _errs6 = errors;
                  if (!(data4 === "with-prefix" || data4 === "without-prefix"))
                    return validate195.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/enum", keyword: "enum", params: { allowedValues: schema89.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate195.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate195.errors = vErrors, errors === 0;
}
var checks_G119 = validate196, schema90 = { $id: "checks_G119", type: "object", additionalProperties: !1, properties: { envelope: { type: "object", additionalProperties: !0 }, meta: { type: "object", additionalProperties: !0 }, customer: { type: "object", additionalProperties: !0 }, customer_read: { type: "object", additionalProperties: !0 }, subscription: { type: "object", additionalProperties: !0 }, subscription_read: { type: "object", additionalProperties: !0 }, item: { type: "object", additionalProperties: !0 }, product: { type: "object", additionalProperties: !0 }, price_point: { type: "object", additionalProperties: !0 } } }, func2 = Object.prototype.hasOwnProperty;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema90.properties, key0)) {
          return validate196.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.envelope !== void 0) {
          let data0 = data.envelope, _errs2 = errors;
          if (errors === _errs2 && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
            return validate196.errors = [{ instancePath: instancePath + "/envelope", schemaPath: "#/properties/envelope/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.meta !== void 0) {
            let data1 = data.meta, _errs5 = errors;
            if (errors === _errs5 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
              return validate196.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer !== void 0) {
              let data2 = data.customer, _errs8 = errors;
              if (errors === _errs8 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                return validate196.errors = [{ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.customer_read !== void 0) {
                let data3 = data.customer_read, _errs11 = errors;
                if (errors === _errs11 && !(data3 && typeof data3 == "object" && !Array.isArray(data3)))
                  return validate196.errors = [{ instancePath: instancePath + "/customer_read", schemaPath: "#/properties/customer_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.subscription !== void 0) {
                  let data4 = data.subscription, _errs14 = errors;
                  if (errors === _errs14 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                    return validate196.errors = [{ instancePath: instancePath + "/subscription", schemaPath: "#/properties/subscription/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subscription_read !== void 0) {
                    let data5 = data.subscription_read, _errs17 = errors;
                    if (errors === _errs17 && !(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                      return validate196.errors = [{ instancePath: instancePath + "/subscription_read", schemaPath: "#/properties/subscription_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.item !== void 0) {
                      let data6 = data.item, _errs20 = errors;
                      if (errors === _errs20 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                        return validate196.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.product !== void 0) {
                        let data7 = data.product, _errs23 = errors;
                        if (errors === _errs23 && !(data7 && typeof data7 == "object" && !Array.isArray(data7)))
                          return validate196.errors = [{ instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid0 = _errs23 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.price_point !== void 0) {
                          let data8 = data.price_point, _errs26 = errors;
                          if (errors === _errs26 && !(data8 && typeof data8 == "object" && !Array.isArray(data8)))
                            return validate196.errors = [{ instancePath: instancePath + "/price_point", schemaPath: "#/properties/price_point/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid0 = _errs26 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate196.errors = vErrors, errors === 0;
}
var checks = {
  G04: checks_G04,
  G08: checks_G08,
  G11: checks_G11,
  G13: checks_G13,
  G14: checks_G14,
  G15: checks_G15,
  G16: checks_G16,
  G25: checks_G25,
  G35: checks_G35,
  G36: checks_G36,
  G37: checks_G37,
  G38: checks_G36,
  G40: checks_G40,
  G42: checks_G42,
  G43: checks_G42,
  G44: checks_G42,
  G45: checks_G45,
  G46: checks_G42,
  G47: checks_G42,
  G50: checks_G42,
  G53: checks_G53,
  G59: checks_G59,
  G60: checks_G42,
  G75: checks_G75,
  G77: checks_G77,
  G90: checks_G90,
  G91: checks_G91,
  G92: checks_G42,
  G93: checks_G93,
  G94: checks_G94,
  G101: checks_G101,
  G102: checks_G101,
  G103: checks_G37,
  G107: checks_G42,
  G108: checks_G37,
  G110: checks_G110,
  G119: checks_G119
};
export { checks };

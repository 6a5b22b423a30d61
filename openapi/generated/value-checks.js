// Written by `npm run generate` from the document and the ledger. Not edited by hand.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var checks_G04 = validate129, schema61 = { $id: "checks_G04", type: "object", additionalProperties: !0, properties: { errors: { type: ["string", "null"] }, data: !1 }, minProperties: 1 };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate129.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors, _errs2 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate129.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema61.properties.errors.type }, message: "must be string,null" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          var valid0 = !1;
          return validate129.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }], !1;
        } else
          var valid0 = !0;
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
var checks_G08 = validate130;
var schema9 = { anyOf: [{ type: "object", additionalProperties: !0 }, { type: ["string", "null"] }] };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate131.errors = vErrors, !1;
  }
  return validate131.errors = vErrors, errors === 0;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length), validate130.errors = vErrors, errors === 0;
}
var checks_G11 = validate133, schema64 = { $id: "checks_G11", type: "object", additionalProperties: !1, required: ["left_out"], properties: { left_out: { enum: ["null", "empty-string", "absent"] }, empty: { enum: ["kept", "as-left-out"] } } };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.left_out === void 0 && (missing0 = "left_out"))
        return validate133.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "left_out" || key0 === "empty")) {
            return validate133.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.left_out !== void 0) {
            let data0 = data.left_out, _errs2 = errors;
            if (!(data0 === "null" || data0 === "empty-string" || data0 === "absent"))
              return validate133.errors = [{ instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/enum", keyword: "enum", params: { allowedValues: schema64.properties.left_out.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.empty !== void 0) {
              let data1 = data.empty, _errs3 = errors;
              if (!(data1 === "kept" || data1 === "as-left-out"))
                return validate133.errors = [{ instancePath: instancePath + "/empty", schemaPath: "#/properties/empty/enum", keyword: "enum", params: { allowedValues: schema64.properties.empty.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
var checks_G13 = validate134, schema65 = { $id: "checks_G13", type: "object", additionalProperties: !1, minProperties: 1, properties: { email: { enum: ["checked", "unchecked"] }, zip: { enum: ["checked", "unchecked"] }, phone: { enum: ["checked", "unchecked", "without-prefix"] }, state: { enum: ["checked", "unchecked"] }, country: { enum: ["checked", "unchecked"] }, punctuation: { enum: ["refused", "stripped"] } } };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate134.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "zip" || key0 === "phone" || key0 === "state" || key0 === "country" || key0 === "punctuation")) {
            return validate134.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "checked" || data0 === "unchecked"))
              return validate134.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema65.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.zip !== void 0) {
              let data1 = data.zip, _errs3 = errors;
              if (!(data1 === "checked" || data1 === "unchecked"))
                return validate134.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/enum", keyword: "enum", params: { allowedValues: schema65.properties.zip.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let data2 = data.phone, _errs4 = errors;
                if (!(data2 === "checked" || data2 === "unchecked" || data2 === "without-prefix"))
                  return validate134.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/enum", keyword: "enum", params: { allowedValues: schema65.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state !== void 0) {
                  let data3 = data.state, _errs5 = errors;
                  if (!(data3 === "checked" || data3 === "unchecked"))
                    return validate134.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema65.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.country !== void 0) {
                    let data4 = data.country, _errs6 = errors;
                    if (!(data4 === "checked" || data4 === "unchecked"))
                      return validate134.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/enum", keyword: "enum", params: { allowedValues: schema65.properties.country.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.punctuation !== void 0) {
                      let data5 = data.punctuation, _errs7 = errors;
                      if (!(data5 === "refused" || data5 === "stripped"))
                        return validate134.errors = [{ instancePath: instancePath + "/punctuation", schemaPath: "#/properties/punctuation/enum", keyword: "enum", params: { allowedValues: schema65.properties.punctuation.enum }, message: "must be equal to one of the allowed values" }], !1;
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
      return validate134.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate134.errors = vErrors, errors === 0;
}
var checks_G14 = validate135, schema66 = { $id: "checks_G14", type: "object", additionalProperties: !1, required: ["form"], properties: { form: { enum: ["digits", "check-digits", "unchecked"] }, punctuation: { enum: ["refused", "stripped"] } } };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form === void 0 && (missing0 = "form"))
        return validate135.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "form" || key0 === "punctuation")) {
            return validate135.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.form !== void 0) {
            let data0 = data.form, _errs2 = errors;
            if (!(data0 === "digits" || data0 === "check-digits" || data0 === "unchecked"))
              return validate135.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/properties/form/enum", keyword: "enum", params: { allowedValues: schema66.properties.form.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.punctuation !== void 0) {
              let data1 = data.punctuation, _errs3 = errors;
              if (!(data1 === "refused" || data1 === "stripped"))
                return validate135.errors = [{ instancePath: instancePath + "/punctuation", schemaPath: "#/properties/punctuation/enum", keyword: "enum", params: { allowedValues: schema66.properties.punctuation.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate135.errors = vErrors, errors === 0;
}
var checks_G15 = validate136, schema67 = { $id: "checks_G15", type: "object", additionalProperties: !1, required: ["email", "document_number"], properties: { email: { enum: ["allowed", "refused", "reused"] }, document_number: { enum: ["allowed", "refused"] }, status: { $ref: "values#/$defs/RefusalStatus" }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }, schema14 = { anyOf: [{ type: "integer", minimum: 400, maximum: 499 }, { type: "integer", enum: [200] }] };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate137.errors = vErrors, !1;
  }
  return validate137.errors = vErrors, errors === 0;
}
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate139.errors = vErrors, !1;
  }
  return validate139.errors = vErrors, errors === 0;
}
var schema15 = { type: "object", propertyNames: { enum: ["www-authenticate", "content-type", "allow", "cache-control", "pragma"] }, additionalProperties: { type: ["string", "null"] } };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema15.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate141.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate141.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate141.errors = vErrors, errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate136.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "document_number" || key0 === "status" || key0 === "body" || key0 === "headers")) {
            return validate136.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "allowed" || data0 === "refused" || data0 === "reused"))
              return validate136.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema67.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.document_number !== void 0) {
              let data1 = data.document_number, _errs3 = errors;
              if (!(data1 === "allowed" || data1 === "refused"))
                return validate136.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/enum", keyword: "enum", params: { allowedValues: schema67.properties.document_number.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs4 = errors;
                validate137(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.body !== void 0) {
                  let _errs5 = errors;
                  validate139(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.headers !== void 0) {
                    let _errs6 = errors;
                    validate141(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate136.errors = vErrors, errors === 0;
}
var checks_G16 = validate143;
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.prepaid === void 0 && (missing0 = "prepaid"))
        return validate143.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "activate_on_payment" || key0 === "prepaid")) {
            return validate143.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.activate_on_payment !== void 0) {
            let _errs2 = errors;
            if (typeof data.activate_on_payment != "boolean")
              return validate143.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.prepaid !== void 0) {
              let _errs4 = errors;
              if (typeof data.prepaid != "boolean")
                return validate143.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate143.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate143.errors = vErrors, errors === 0;
}
var checks_G25 = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate144.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
    } else
      return validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate144.errors = vErrors, errors === 0;
}
var checks_G35 = validate145, schema73 = { $id: "checks_G35", type: "array", uniqueItems: !0, items: { type: "string", enum: ["email", "first_name", "last_name", "address", "address_2", "city", "state", "zip", "country", "phone", "document_number"] } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (typeof data0 != "string")
          return validate145.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (!(data0 === "email" || data0 === "first_name" || data0 === "last_name" || data0 === "address" || data0 === "address_2" || data0 === "city" || data0 === "state" || data0 === "zip" || data0 === "country" || data0 === "phone" || data0 === "document_number"))
          return validate145.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema73.items.enum }, message: "must be equal to one of the allowed values" }], !1;
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
                return j0 = indices0[item0], validate145.errors = [{ instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else
      return validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate145.errors = vErrors, errors === 0;
}
var checks_G36 = validate146, schema74 = { $id: "checks_G36", anyOf: [{ $ref: "values#/$defs/SuccessStatus" }, { type: "integer", enum: [204] }] };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate147.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate147.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate147.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate147.errors = vErrors, errors === 0;
}
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate147(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 204) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema74.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate146.errors = vErrors, !1;
  }
  return validate146.errors = vErrors, errors === 0;
}
var checks_G37 = validate149;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate150.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate150.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate150.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate150.errors = vErrors, errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate150(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length), validate149.errors = vErrors, errors === 0;
}
var checks_G40 = validate152, schema78 = { $id: "checks_G40", anyOf: [{ enum: ["all-unless-asked", "never-paged"] }, { type: "object", additionalProperties: !1, required: ["by"], properties: { by: { enum: ["page", "offset", "cursor"] }, size: { type: "integer", minimum: 1, maximum: 1e4 }, can_choose_size: { type: "boolean" }, has_links: { type: "boolean" }, meta: { type: "object", additionalProperties: !0 } } }] };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "all-unless-asked" || data === "never-paged")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema78.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
                let err3 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/1/properties/by/enum", keyword: "enum", params: { allowedValues: schema78.anyOf[1].properties.by.enum }, message: "must be equal to one of the allowed values" };
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
    return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate152.errors = vErrors, !1;
  }
  return validate152.errors = vErrors, errors === 0;
}
var checks_G42 = validate153;
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
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma")) {
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
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate154.errors = vErrors, !1;
  }
  return validate154.errors = vErrors, errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate154(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length), validate153.errors = vErrors, errors === 0;
}
var checks_G45 = validate160, schema81 = { $id: "checks_G45", anyOf: [{ enum: ["customer-id-wins", "attributes-win"] }, { $ref: "values#/$defs/Refusal" }] };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate161.errors = vErrors, !1;
  }
  return validate161.errors = vErrors, errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "customer-id-wins" || data === "attributes-win")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema81.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate161(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate160.errors = vErrors, !1;
  }
  return validate160.errors = vErrors, errors === 0;
}
var checks_G53 = validate167, schema83 = { $id: "checks_G53", anyOf: [{ enum: ["ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate168.errors = vErrors, !1;
  }
  return validate168.errors = vErrors, errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "ignored") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema83.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate168(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate167.errors = vErrors, !1;
  }
  return validate167.errors = vErrors, errors === 0;
}
var checks_G59 = validate174, schema85 = { $id: "checks_G59", anyOf: [{ enum: ["accepted"] }, { $ref: "values#/$defs/Refusal" }] };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate175.errors = vErrors, !1;
  }
  return validate175.errors = vErrors, errors === 0;
}
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "accepted") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema85.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate175(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate174.errors = vErrors, !1;
  }
  return validate174.errors = vErrors, errors === 0;
}
var checks_G68 = validate181;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
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
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate182.errors = vErrors, !1;
  }
  return validate182.errors = vErrors, errors === 0;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate182(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length), validate181.errors = vErrors, errors === 0;
}
var checks_G69 = validate186, schema89 = { $id: "checks_G69", anyOf: [{ enum: ["from-address"] }, { $ref: "values#/$defs/TokenRefusal" }] };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
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
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate187.errors = vErrors, !1;
  }
  return validate187.errors = vErrors, errors === 0;
}
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "from-address") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema89.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate187(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate186.errors = vErrors, !1;
  }
  return validate186.errors = vErrors, errors === 0;
}
var checks_G71 = validate191, schema91 = { $id: "checks_G71", type: "object", additionalProperties: !1, required: ["missing", "commas", "unknown", "alone"], properties: { missing: { $ref: "values#/$defs/ScopeAnswer" }, commas: { $ref: "values#/$defs/TokenRefusal" }, unknown: { anyOf: [{ enum: ["dropped"] }, { $ref: "values#/$defs/TokenRefusal" }] }, alone: { $ref: "values#/$defs/ScopeAnswer" } } }, schema39 = { anyOf: [{ enum: ["granted"] }, { $ref: "values#/$defs/TokenRefusal" }] };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
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
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate72.errors = vErrors, !1;
  }
  return validate72.errors = vErrors, errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "granted") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema39.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate72(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate192.errors = vErrors, !1;
  }
  return validate192.errors = vErrors, errors === 0;
}
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
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
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate195.errors = vErrors, !1;
  }
  return validate195.errors = vErrors, errors === 0;
}
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.missing === void 0 && (missing0 = "missing") || data.commas === void 0 && (missing0 = "commas") || data.unknown === void 0 && (missing0 = "unknown") || data.alone === void 0 && (missing0 = "alone"))
        return validate191.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "missing" || key0 === "commas" || key0 === "unknown" || key0 === "alone")) {
            return validate191.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.missing !== void 0) {
            let _errs2 = errors;
            validate192(data.missing, { instancePath: instancePath + "/missing", parentData: data, parentDataProperty: "missing", rootData }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.commas !== void 0) {
              let _errs3 = errors;
              validate195(data.commas, { instancePath: instancePath + "/commas", parentData: data, parentDataProperty: "commas", rootData }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unknown !== void 0) {
                let data2 = data.unknown, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors;
                if (data2 !== "dropped") {
                  let err0 = { instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema91.properties.unknown.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
                var _valid0 = _errs6 === errors;
                if (valid1 = valid1 || _valid0, !valid1) {
                  let _errs7 = errors;
                  validate195(data2, { instancePath: instancePath + "/unknown", parentData: data, parentDataProperty: "unknown", rootData }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (valid1)
                  errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
                else {
                  let err1 = { instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate191.errors = vErrors, !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.alone !== void 0) {
                  let _errs8 = errors;
                  validate192(data.alone, { instancePath: instancePath + "/alone", parentData: data, parentDataProperty: "alone", rootData }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate191.errors = vErrors, errors === 0;
}
var checks_G75 = validate201;
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate202.errors = vErrors, !1;
  }
  return validate202.errors = vErrors, errors === 0;
}
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema15.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate204.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate204.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate204.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate204.errors = vErrors, errors === 0;
}
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body"))
        return validate201.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "headers")) {
            return validate201.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let _errs2 = errors;
            validate202(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.headers !== void 0) {
              let _errs3 = errors;
              validate204(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate201.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate201.errors = vErrors, errors === 0;
}
var checks_G77 = validate206, schema97 = { $id: "checks_G77", anyOf: [{ enum: ["not-enforced"] }, { $ref: "values#/$defs/Refusal" }] };
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate207.errors = vErrors, !1;
  }
  return validate207.errors = vErrors, errors === 0;
}
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "not-enforced") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema97.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate207(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate206.errors = vErrors, !1;
  }
  return validate206.errors = vErrors, errors === 0;
}
var checks_G90 = validate213;
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate214.errors = vErrors, !1;
  }
  return validate214.errors = vErrors, errors === 0;
}
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "SB404" || key0 === "SB344" || key0 === "PPMT01" || key0 === "PPMT02" || key0 === "PPS01")) {
          return validate213.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.SB404 !== void 0) {
          let _errs2 = errors;
          validate214(data.SB404, { instancePath: instancePath + "/SB404", parentData: data, parentDataProperty: "SB404", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.SB344 !== void 0) {
            let _errs3 = errors;
            validate214(data.SB344, { instancePath: instancePath + "/SB344", parentData: data, parentDataProperty: "SB344", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.PPMT01 !== void 0) {
              let _errs4 = errors;
              validate214(data.PPMT01, { instancePath: instancePath + "/PPMT01", parentData: data, parentDataProperty: "PPMT01", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.PPMT02 !== void 0) {
                let _errs5 = errors;
                validate214(data.PPMT02, { instancePath: instancePath + "/PPMT02", parentData: data, parentDataProperty: "PPMT02", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.PPS01 !== void 0) {
                  let _errs6 = errors;
                  validate214(data.PPS01, { instancePath: instancePath + "/PPS01", parentData: data, parentDataProperty: "PPS01", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate213.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate213.errors = vErrors, errors === 0;
}
var checks_G91 = validate220, schema101 = { $id: "checks_G91", anyOf: [{ enum: ["all-joined"] }, { $ref: "values#/$defs/Refusal" }] };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate221.errors = vErrors, !1;
  }
  return validate221.errors = vErrors, errors === 0;
}
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "all-joined") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema101.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate221(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate220.errors = vErrors, !1;
  }
  return validate220.errors = vErrors, errors === 0;
}
var checks_G93 = validate227, schema103 = { $id: "checks_G93", anyOf: [{ enum: ["parsed-anyway", "body-ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate228.errors = vErrors, !1;
  }
  return validate228.errors = vErrors, errors === 0;
}
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "parsed-anyway" || data === "body-ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema103.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate228(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate227.errors = vErrors, !1;
  }
  return validate227.errors = vErrors, errors === 0;
}
var checks_G94 = validate234;
var schema47 = { anyOf: [{ $ref: "values#/$defs/Refusal" }, { type: "integer", enum: [501] }, { type: "object", additionalProperties: !1, required: ["status"], properties: { status: { type: "integer", enum: [501] }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }] };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate47.errors = vErrors, !1;
  }
  return validate47.errors = vErrors, errors === 0;
}
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate47(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 501) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema47.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      if (errors === _errs4)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if (data.status === void 0 && (missing0 = "status")) {
            let err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          } else {
            let _errs6 = errors;
            for (let key0 in data)
              if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
                let err3 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                break;
              }
            if (_errs6 === errors) {
              if (data.status !== void 0) {
                let data0 = data.status, _errs7 = errors;
                if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                  let err4 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/2/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
                if (data0 !== 501) {
                  let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/2/properties/status/enum", keyword: "enum", params: { allowedValues: schema47.anyOf[2].properties.status.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs9 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs10 = errors;
                    validate33(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                    var valid1 = _errs10 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        } else {
          let err6 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate235.errors = vErrors, !1;
  }
  return validate235.errors = vErrors, errors === 0;
}
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.method === void 0 && (missing0 = "method"))
        return validate234.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "method")) {
            return validate234.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            validate235(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData }) || (vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.method !== void 0) {
              let _errs3 = errors;
              validate235(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData }) || (vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate234.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate234.errors = vErrors, errors === 0;
}
var checks_G100 = validate241, schema107 = { $id: "checks_G100", type: "object", additionalProperties: !1, properties: { origins: { type: "string", enum: ["any"] }, final_slash: { enum: ["unknown", 301, 302, 307, 308] } } };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "origins" || key0 === "final_slash")) {
          return validate241.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.origins !== void 0) {
          let data0 = data.origins, _errs2 = errors;
          if (typeof data0 != "string")
            return validate241.errors = [{ instancePath: instancePath + "/origins", schemaPath: "#/properties/origins/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (data0 !== "any")
            return validate241.errors = [{ instancePath: instancePath + "/origins", schemaPath: "#/properties/origins/enum", keyword: "enum", params: { allowedValues: schema107.properties.origins.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.final_slash !== void 0) {
            let data1 = data.final_slash, _errs4 = errors;
            if (!(data1 === "unknown" || data1 === 301 || data1 === 302 || data1 === 307 || data1 === 308))
              return validate241.errors = [{ instancePath: instancePath + "/final_slash", schemaPath: "#/properties/final_slash/enum", keyword: "enum", params: { allowedValues: schema107.properties.final_slash.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate241.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate241.errors = vErrors, errors === 0;
}
var checks_G101 = validate242, schema108 = { $id: "checks_G101", anyOf: [{ enum: ["record", "empty"] }, { type: "null" }, { type: "object", additionalProperties: !0 }] };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "record" || data === "empty")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema108.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate242.errors = vErrors, !1;
  }
  return validate242.errors = vErrors, errors === 0;
}
var checks_G110 = validate243, schema109 = { $id: "checks_G110", type: "object", additionalProperties: !1, properties: { spaces: { enum: ["ends", "single"] }, email: { enum: ["lower-case"] }, codes: { enum: ["upper-case"] }, texts: { enum: ["upper-case"] }, phone: { enum: ["with-prefix", "without-prefix"] } } };
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "spaces" || key0 === "email" || key0 === "codes" || key0 === "texts" || key0 === "phone")) {
          return validate243.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.spaces !== void 0) {
          let data0 = data.spaces, _errs2 = errors;
          if (!(data0 === "ends" || data0 === "single"))
            return validate243.errors = [{ instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/enum", keyword: "enum", params: { allowedValues: schema109.properties.spaces.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.email !== void 0) {
            let _errs3 = errors;
            if (data.email !== "lower-case")
              return validate243.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema109.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.codes !== void 0) {
              let _errs4 = errors;
              if (data.codes !== "upper-case")
                return validate243.errors = [{ instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/enum", keyword: "enum", params: { allowedValues: schema109.properties.codes.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.texts !== void 0) {
                let _errs5 = errors;
                if (data.texts !== "upper-case")
                  return validate243.errors = [{ instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/enum", keyword: "enum", params: { allowedValues: schema109.properties.texts.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.phone !== void 0) {
                  let data4 = data.phone, _errs6 = errors;
                  if (!(data4 === "with-prefix" || data4 === "without-prefix"))
                    return validate243.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/enum", keyword: "enum", params: { allowedValues: schema109.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate243.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate243.errors = vErrors, errors === 0;
}
var checks_G112 = validate244;
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "lists" || key0 === "reads")) {
          return validate244.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.lists !== void 0) {
          let data0 = data.lists, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate244.errors = [{ instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 20 || isNaN(data0))
              return validate244.errors = [{ instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
            if (data0 < 0 || isNaN(data0))
              return validate244.errors = [{ instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.reads !== void 0) {
            let data1 = data.reads, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
              return validate244.errors = [{ instancePath: instancePath + "/reads", schemaPath: "#/properties/reads/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 20 || isNaN(data1))
                return validate244.errors = [{ instancePath: instancePath + "/reads", schemaPath: "#/properties/reads/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
              if (data1 < 0 || isNaN(data1))
                return validate244.errors = [{ instancePath: instancePath + "/reads", schemaPath: "#/properties/reads/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate244.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate244.errors = vErrors, errors === 0;
}
var checks_G119 = validate245, schema111 = { $id: "checks_G119", type: "object", additionalProperties: !1, properties: { envelope: { type: "object", additionalProperties: !0 }, meta: { type: "object", additionalProperties: !0 }, customer: { type: "object", additionalProperties: !0 }, customer_read: { type: "object", additionalProperties: !0 }, subscription: { type: "object", additionalProperties: !0 }, subscription_read: { type: "object", additionalProperties: !0 }, item: { type: "object", additionalProperties: !0 }, product: { type: "object", additionalProperties: !0 }, price_point: { type: "object", additionalProperties: !0 } } }, func2 = Object.prototype.hasOwnProperty;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema111.properties, key0)) {
          return validate245.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.envelope !== void 0) {
          let data0 = data.envelope, _errs2 = errors;
          if (errors === _errs2 && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
            return validate245.errors = [{ instancePath: instancePath + "/envelope", schemaPath: "#/properties/envelope/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.meta !== void 0) {
            let data1 = data.meta, _errs5 = errors;
            if (errors === _errs5 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
              return validate245.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer !== void 0) {
              let data2 = data.customer, _errs8 = errors;
              if (errors === _errs8 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                return validate245.errors = [{ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.customer_read !== void 0) {
                let data3 = data.customer_read, _errs11 = errors;
                if (errors === _errs11 && !(data3 && typeof data3 == "object" && !Array.isArray(data3)))
                  return validate245.errors = [{ instancePath: instancePath + "/customer_read", schemaPath: "#/properties/customer_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.subscription !== void 0) {
                  let data4 = data.subscription, _errs14 = errors;
                  if (errors === _errs14 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                    return validate245.errors = [{ instancePath: instancePath + "/subscription", schemaPath: "#/properties/subscription/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subscription_read !== void 0) {
                    let data5 = data.subscription_read, _errs17 = errors;
                    if (errors === _errs17 && !(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                      return validate245.errors = [{ instancePath: instancePath + "/subscription_read", schemaPath: "#/properties/subscription_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.item !== void 0) {
                      let data6 = data.item, _errs20 = errors;
                      if (errors === _errs20 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                        return validate245.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.product !== void 0) {
                        let data7 = data.product, _errs23 = errors;
                        if (errors === _errs23 && !(data7 && typeof data7 == "object" && !Array.isArray(data7)))
                          return validate245.errors = [{ instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid0 = _errs23 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.price_point !== void 0) {
                          let data8 = data.price_point, _errs26 = errors;
                          if (errors === _errs26 && !(data8 && typeof data8 == "object" && !Array.isArray(data8)))
                            return validate245.errors = [{ instancePath: instancePath + "/price_point", schemaPath: "#/properties/price_point/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
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
      return validate245.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate245.errors = vErrors, errors === 0;
}
var checks_G122 = validate246;
var func3 = require_ucs2length().default;
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "createCustomer" || key0 === "createSubscription" || key0 === "addItem" || key0 === "createPaymentProfile")) {
          return validate246.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.createCustomer !== void 0) {
          let data0 = data.createCustomer, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func3(data0) < 1)
                return validate246.errors = [{ instancePath: instancePath + "/createCustomer", schemaPath: "#/properties/createCustomer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate246.errors = [{ instancePath: instancePath + "/createCustomer", schemaPath: "#/properties/createCustomer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.createSubscription !== void 0) {
            let data1 = data.createSubscription, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func3(data1) < 1)
                  return validate246.errors = [{ instancePath: instancePath + "/createSubscription", schemaPath: "#/properties/createSubscription/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate246.errors = [{ instancePath: instancePath + "/createSubscription", schemaPath: "#/properties/createSubscription/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.addItem !== void 0) {
              let data2 = data.addItem, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (func3(data2) < 1)
                    return validate246.errors = [{ instancePath: instancePath + "/addItem", schemaPath: "#/properties/addItem/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate246.errors = [{ instancePath: instancePath + "/addItem", schemaPath: "#/properties/addItem/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.createPaymentProfile !== void 0) {
                let data3 = data.createPaymentProfile, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (func3(data3) < 1)
                      return validate246.errors = [{ instancePath: instancePath + "/createPaymentProfile", schemaPath: "#/properties/createPaymentProfile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate246.errors = [{ instancePath: instancePath + "/createPaymentProfile", schemaPath: "#/properties/createPaymentProfile/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate246.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate246.errors = vErrors, errors === 0;
}
var checks_G123 = validate247;
var pattern0 = new RegExp("^[\\w.+-]+/[\\w.+-]+", "u");
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate248.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "content-type" || key0 === "cache-control")) {
            return validate248.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data["content-type"] !== void 0) {
            let data0 = data["content-type"], _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate248.errors = [{ instancePath: instancePath + "/content-type", schemaPath: "#/properties/content-type/pattern", keyword: "pattern", params: { pattern: "^[\\w.+-]+/[\\w.+-]+" }, message: 'must match pattern "^[\\w.+-]+/[\\w.+-]+"' }], !1;
              } else
                return validate248.errors = [{ instancePath: instancePath + "/content-type", schemaPath: "#/properties/content-type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data["cache-control"] !== void 0) {
              let data1 = data["cache-control"], _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) < 1)
                    return validate248.errors = [{ instancePath: instancePath + "/cache-control", schemaPath: "#/properties/cache-control/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate248.errors = [{ instancePath: instancePath + "/cache-control", schemaPath: "#/properties/cache-control/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate248.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate248.errors = vErrors, errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "success" || key0 === "refusal")) {
          return validate247.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.success !== void 0) {
          let _errs2 = errors;
          validate248(data.success, { instancePath: instancePath + "/success", parentData: data, parentDataProperty: "success", rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.refusal !== void 0) {
            let _errs3 = errors;
            validate248(data.refusal, { instancePath: instancePath + "/refusal", parentData: data, parentDataProperty: "refusal", rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate247.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate247.errors = vErrors, errors === 0;
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
  G68: checks_G68,
  G69: checks_G69,
  G71: checks_G71,
  G75: checks_G75,
  G77: checks_G77,
  G90: checks_G90,
  G91: checks_G91,
  G92: checks_G42,
  G93: checks_G93,
  G94: checks_G94,
  G100: checks_G100,
  G101: checks_G101,
  G102: checks_G101,
  G103: checks_G37,
  G104: checks_G75,
  G107: checks_G42,
  G108: checks_G37,
  G110: checks_G110,
  G112: checks_G112,
  G119: checks_G119,
  G122: checks_G122,
  G123: checks_G123
};
export { checks };

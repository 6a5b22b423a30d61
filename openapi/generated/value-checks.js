// Written by `npm run generate` from the document and the ledger. Not edited by hand.
// <stdin>
var checks_G04 = validate88, schema40 = { $id: "checks_G04", type: "object", additionalProperties: !0, properties: { errors: { type: ["string", "null"] }, data: !1 }, minProperties: 1 };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate88.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors, _errs2 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate88.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema40.properties.errors.type }, message: "must be string,null" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          var valid0 = !1;
          return validate88.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }], !1;
        } else
          var valid0 = !0;
    } else
      return validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate88.errors = vErrors, errors === 0;
}
var checks_G08 = validate89;
var schema9 = { anyOf: [{ type: "object", additionalProperties: !0 }, { type: ["string", "null"] }] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate90.errors = vErrors, !1;
  }
  return validate90.errors = vErrors, errors === 0;
}
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate90(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length), validate89.errors = vErrors, errors === 0;
}
var checks_G25 = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate92.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
    } else
      return validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
var checks_G36 = validate93, schema44 = { $id: "checks_G36", anyOf: [{ $ref: "values#/$defs/SuccessStatus" }, { type: "integer", enum: [204] }] };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate94.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate94.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate94.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate94.errors = vErrors, errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate94(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 204) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema44.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate93.errors = vErrors, !1;
  }
  return validate93.errors = vErrors, errors === 0;
}
var checks_G37 = validate96;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate97.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate97.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate97.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate97.errors = vErrors, errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate97(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length), validate96.errors = vErrors, errors === 0;
}
var checks_G42 = validate99;
var schema16 = { anyOf: [{ $ref: "values#/$defs/RefusalStatus" }, { type: "object", additionalProperties: !1, minProperties: 1, properties: { status: { $ref: "values#/$defs/RefusalStatus" }, code: { type: "string", enum: ["SB404", "SB344", "PPMT01", "PPMT02", "PPS01"] }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }] }, schema17 = { anyOf: [{ type: "integer", minimum: 400, maximum: 499 }, { type: "integer", enum: [200] }] };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema17.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate36.errors = vErrors, !1;
  }
  return validate36.errors = vErrors, errors === 0;
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
var schema18 = { type: "object", propertyNames: { enum: ["www-authenticate", "content-type"] }, additionalProperties: { type: ["string", "null"] } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema18.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate40.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate40.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema18.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate100.errors = vErrors, !1;
  }
  return validate100.errors = vErrors, errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate100(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length), validate99.errors = vErrors, errors === 0;
}
var checks_G45 = validate106, schema50 = { $id: "checks_G45", anyOf: [{ enum: ["customer-id-wins", "attributes-win"] }, { $ref: "values#/$defs/Refusal" }] };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate107.errors = vErrors, !1;
  }
  return validate107.errors = vErrors, errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "customer-id-wins" || data === "attributes-win")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema50.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate107(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate106.errors = vErrors, !1;
  }
  return validate106.errors = vErrors, errors === 0;
}
var checks_G59 = validate113, schema52 = { $id: "checks_G59", anyOf: [{ enum: ["accepted"] }, { $ref: "values#/$defs/Refusal" }] };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate114.errors = vErrors, !1;
  }
  return validate114.errors = vErrors, errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "accepted") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema52.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate114(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate113.errors = vErrors, !1;
  }
  return validate113.errors = vErrors, errors === 0;
}
var checks_G75 = validate120;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate121.errors = vErrors, !1;
  }
  return validate121.errors = vErrors, errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema18.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate123.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate123.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema18.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate123.errors = vErrors, errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "body" || key0 === "headers")) {
          return validate120.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.body !== void 0) {
          let _errs2 = errors;
          validate121(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.headers !== void 0) {
            let _errs3 = errors;
            validate123(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate120.errors = vErrors, errors === 0;
}
var checks_G77 = validate125, schema57 = { $id: "checks_G77", anyOf: [{ enum: ["not-enforced"] }, { $ref: "values#/$defs/Refusal" }] };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "not-enforced") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema57.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate126(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate125.errors = vErrors, !1;
  }
  return validate125.errors = vErrors, errors === 0;
}
var checks_G90 = validate132;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema17.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
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
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "SB404" || key0 === "SB344" || key0 === "PPMT01" || key0 === "PPMT02" || key0 === "PPS01")) {
          return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.SB404 !== void 0) {
          let _errs2 = errors;
          validate133(data.SB404, { instancePath: instancePath + "/SB404", parentData: data, parentDataProperty: "SB404", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.SB344 !== void 0) {
            let _errs3 = errors;
            validate133(data.SB344, { instancePath: instancePath + "/SB344", parentData: data, parentDataProperty: "SB344", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.PPMT01 !== void 0) {
              let _errs4 = errors;
              validate133(data.PPMT01, { instancePath: instancePath + "/PPMT01", parentData: data, parentDataProperty: "PPMT01", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.PPMT02 !== void 0) {
                let _errs5 = errors;
                validate133(data.PPMT02, { instancePath: instancePath + "/PPMT02", parentData: data, parentDataProperty: "PPMT02", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.PPS01 !== void 0) {
                  let _errs6 = errors;
                  validate133(data.PPS01, { instancePath: instancePath + "/PPS01", parentData: data, parentDataProperty: "PPS01", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
var checks_G91 = validate139, schema61 = { $id: "checks_G91", anyOf: [{ enum: ["all-joined"] }, { $ref: "values#/$defs/Refusal" }] };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
  if (data !== "all-joined") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema61.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
var checks_G93 = validate146, schema63 = { $id: "checks_G93", anyOf: [{ enum: ["parsed-anyway", "body-ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
  if (!(data === "parsed-anyway" || data === "body-ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema63.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
var checks_G94 = validate153;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
              validate36(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
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
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema16.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
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
                    validate40(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
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
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.method === void 0 && (missing0 = "method"))
        return validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "method")) {
            return validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            validate154(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.method !== void 0) {
              let _errs3 = errors;
              validate154(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate153.errors = vErrors, errors === 0;
}
var checks_G101 = validate161, schema67 = { $id: "checks_G101", anyOf: [{ enum: ["record", "empty"] }, { type: "null" }, { type: "object", additionalProperties: !0 }] };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "record" || data === "empty")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema67.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate161.errors = vErrors, !1;
  }
  return validate161.errors = vErrors, errors === 0;
}
var checks_G119 = validate162, schema68 = { $id: "checks_G119", type: "object", additionalProperties: !1, properties: { envelope: { type: "object", additionalProperties: !0 }, meta: { type: "object", additionalProperties: !0 }, customer: { type: "object", additionalProperties: !0 }, customer_read: { type: "object", additionalProperties: !0 }, subscription: { type: "object", additionalProperties: !0 }, subscription_read: { type: "object", additionalProperties: !0 }, item: { type: "object", additionalProperties: !0 }, product: { type: "object", additionalProperties: !0 }, price_point: { type: "object", additionalProperties: !0 } } }, func2 = Object.prototype.hasOwnProperty;
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema68.properties, key0)) {
          return validate162.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.envelope !== void 0) {
          let data0 = data.envelope, _errs2 = errors;
          if (errors === _errs2 && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
            return validate162.errors = [{ instancePath: instancePath + "/envelope", schemaPath: "#/properties/envelope/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.meta !== void 0) {
            let data1 = data.meta, _errs5 = errors;
            if (errors === _errs5 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
              return validate162.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer !== void 0) {
              let data2 = data.customer, _errs8 = errors;
              if (errors === _errs8 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                return validate162.errors = [{ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.customer_read !== void 0) {
                let data3 = data.customer_read, _errs11 = errors;
                if (errors === _errs11 && !(data3 && typeof data3 == "object" && !Array.isArray(data3)))
                  return validate162.errors = [{ instancePath: instancePath + "/customer_read", schemaPath: "#/properties/customer_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.subscription !== void 0) {
                  let data4 = data.subscription, _errs14 = errors;
                  if (errors === _errs14 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                    return validate162.errors = [{ instancePath: instancePath + "/subscription", schemaPath: "#/properties/subscription/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subscription_read !== void 0) {
                    let data5 = data.subscription_read, _errs17 = errors;
                    if (errors === _errs17 && !(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                      return validate162.errors = [{ instancePath: instancePath + "/subscription_read", schemaPath: "#/properties/subscription_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.item !== void 0) {
                      let data6 = data.item, _errs20 = errors;
                      if (errors === _errs20 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                        return validate162.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.product !== void 0) {
                        let data7 = data.product, _errs23 = errors;
                        if (errors === _errs23 && !(data7 && typeof data7 == "object" && !Array.isArray(data7)))
                          return validate162.errors = [{ instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid0 = _errs23 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.price_point !== void 0) {
                          let data8 = data.price_point, _errs26 = errors;
                          if (errors === _errs26 && !(data8 && typeof data8 == "object" && !Array.isArray(data8)))
                            return validate162.errors = [{ instancePath: instancePath + "/price_point", schemaPath: "#/properties/price_point/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
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
      return validate162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate162.errors = vErrors, errors === 0;
}
var checks = {
  G04: checks_G04,
  G08: checks_G08,
  G25: checks_G25,
  G36: checks_G36,
  G37: checks_G37,
  G38: checks_G36,
  G42: checks_G42,
  G43: checks_G42,
  G44: checks_G42,
  G45: checks_G45,
  G46: checks_G42,
  G47: checks_G42,
  G50: checks_G42,
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
  G119: checks_G119
};
export { checks };

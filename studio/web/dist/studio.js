var Dt,A0,R0,Ur,Ad,gu,C0,tu,P0,Jf,Rd,$l=Symbol.for("pv"),_u={},vu=[],oS=/^m(i|n|o|s|text|space)$/,jf=Array.isArray,Qf=vu.slice,_a=Object.assign;function fa(n){n&&n.parentNode&&n.remove()}function lS(n,e,t){var i,s,r,a={},o=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:a[r]=e[r];return o>2&&(a.children=o>3?Qf.call(arguments,2):t),pl(n,a,i,s,null)}function pl(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$l,__v:s||++A0,__i:-1,__u:0};return!s&&Dt.vnode&&Dt.vnode(r),r}function wt(n){return n.children}function ml(n,e){this.props=n,this.context=e,this.__g=0}function Xr(n,e){if(e==null)return n.__&&Xr(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Xr(n)}function cS(n){var e,t=n.__v,i=t.__e,s=[],r=[],a=n.__P;a&&((e=_a({constructor:$l},t)).__v=t.__v+1,Dt.vnode&&Dt.vnode(e),ep(a,e,t,n.__n,a.namespaceURI,32&t.__u?[i]:null,s,i||Xr(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,F0(s,e,r),t.__=t.__e=null,e.__e!=i&&L0(e))}function L0(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),L0(n)}function Dm(n){(8&n.__g||(n.__g|=8,Ur.push(n),gu++))&&Ad==Dt.debounceRendering||((Ad=Dt.debounceRendering)||queueMicrotask)(D0)}function D0(){try{for(var n,e=1;Ur.length;)Ur.length>e&&Ur.sort(C0),n=Ur.shift(),e=Ur.length,8&n.__g&&cS(n)}finally{(gu=Ur.length)&&(Ad||queueMicrotask)(D0)}}function N0(n,e,t,i,s,r,a,o,l,c,u){var d,f,p,_,S,m,g=i.__k||vu,y=e.length;for(l=uS(t,e,g,l,y),d=0;d<y;d++)(p=t.__k[d])!=null&&(f=~p.__i&&g[p.__i]||_u,p.__i=d,m=ep(n,p,f,s,r,a,o,l,c,u),_=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&tp(f.ref,null,p,f),p.ref&&u.push(p.ref,p.__c||_,p)),S=S||_,4&p.__u?(l=I0(p,l,n,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&m!==void 0?l=m:_&&(l=_.nextSibling),p.__u&=-21);return t.__e=S,l}function uS(n,e,t,i,s){var r,a,o,l,c,u,d,f,p,_=t.length,S=_,m=0,g=0,y=n.__k=Array(s);for(r=0;r<s;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[r]=pl(null,a):jf(a)?a=y[r]=pl(wt,{children:a}):a.constructor===$l&&a.__b?a=y[r]=pl(a.type,a.props,a.key,a.ref,a.__v):y[r]=a,l=r+m,a.__=n,a.__b=n.__b+1,o=null,~(c=a.__i=hS(a,t,l,S))&&(S--,(o=t[c])&&(o.__u|=2)),o&&o.__v?(a.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,g=1)):(~c||(s>_?m--:s<_&&m++),typeof a.type!="function"&&(a.__u|=4))):y[r]=null;if(g){for(u=[],d=[],r=0;r<s;r++)if((a=y[r])&&16&a.__u){for(m=0,f=u.length;m<f;)u[p=m+f>>1]<a.__i?m=p+1:f=p;u[m]=a.__i,d[r]=m+1}for(m=u.length;r--;)d[r]&&(d[r]==m?m--:y[r].__u|=4)}if(S)for(r=0;r<_;r++)!(o=t[r])||2&o.__u||(o.__e==i&&(i=Xr(o)),np(o,o));return i}function I0(n,e,t,i){var s,r,a,o;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=I0(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Xr(n))&&!e.parentNode&&(e=null),a=n.__e,o=e;o&&o.nodeType==8;)o=o.nextSibling;for(a!=o&&(!i&&t.moveBefore&&a.parentNode?t.moveBefore(a,e):t.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function hS(n,e,t,i){var s,r=n.key,a=n.type,o=e[t],l=o&&!(2&o.__u);if(o===null&&r==null||l&&r==o.key&&a==o.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s;for(s=t+1;s<e.length;s++)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s}return-1}function Nm(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function hc(n,e,t,i,s){var r,a;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Nm(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Nm(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(a=Rd[e]||(Rd[e]=dS(e)),(n.__a||(n.__a={}))[e]=Jf,r=e!=(e=e.replace(P0,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,a,r):n.removeEventListener(e,a,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function dS(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[tu]==null)e[tu]=Jf++;else if(e[tu]<this.__a[n])return;return t(Dt.event?Dt.event(e):e)}}}function ep(n,e,t,i,s,r,a,o,l,c){var u,d,f,p,_,S,m,g,y,R,b,L,A,v,T,z,I,D,k=e.type;if(e.constructor!==$l)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,d=r=[],u.nodeType==8?o=nu(u,r):r.push(u),o=r[0]||o),(u=Dt.__b)&&u(e);e:if(typeof k=="function"){f=a.length;try{if(g=e.props,y=(u=k.prototype)&&u.render,R=(u=k.contextType)&&i[u.__c],b=u?R?R.props.value:u.__:i,(p=t.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(y?e.__c=p=new k(g,b):(e.__c=p=new ml(g,b),p.constructor=k,p.render=pS),R&&R.sub(p),p.state||(p.state={}),p.__n=i,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),k.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=_a({},p.__s)),_a(p.__s,k.getDerivedStateFromProps(g,p.__s)))),_=p.props,S=p.state,p.__v=e,t.__c){if(g!==_&&y&&!k.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(g,b),e.__v==t.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(g,p.__s,b)===!1){e.__v!=t.__v&&(p.props=g,p.state=p.__s,p.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(V){V&&(V.__=e)}),vu.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),o=Xr(t);break e}p.componentWillUpdate&&p.componentWillUpdate(g,p.__s,b),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(_,S,m)})}else y&&!k.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=b,p.props=g,p.__P=n,p.__g&=-5,L=Dt.__r,A=y?25:0;do p.__g&=-9,L&&L(e),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++A<25);y&&(vu.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(i=_a({},i,p.getChildContext())),y&&t.__c&&p.getSnapshotBeforeUpdate&&(m=p.getSnapshotBeforeUpdate(_,S)),v=u&&u.type===wt&&u.key==null?u.props.children:u,g.__P&&(u=o,s=(n=g.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(V){V&&np(V,V)}),t.__k=null),o=t.__k?Xr(t,0):null),o=N0(n,jf(v)?v:[v],e,t,i,s,r,a,o,l,c),g.__P&&(e.__e=null,o=u),e.__u&=-161,d&&d.some(fa),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(V){if(a.length=f,e.__v=null,l||r)if(V&&V.then){if(e.__u|=128|l,r){for(~(I=r.indexOf(o||void 0))||(I=r.length);(D=r[I-1])&&D.nodeType==8;)I--;for(;I<r.length;I++)if(D=r[I])if(r[I]=null,T){if(D==z)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(z=nu(T=D))}}if(!T){for(;o&&o.nodeType==8&&o.nextSibling;)o=o.nextSibling;T=o}(u=nu(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,o=u):e.__e=o,o=o&&o.nextSibling}else r&&r.some(fa);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),V&&V.then||U0(e),Dt.__e(V,e,t)}}else o=e.__e=fS(t.__e,e,t,i,s,r,a,l,c,n);return(u=Dt.diffed)&&u(e),o}function nu(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function U0(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(U0))}function F0(n,e,t){for(var i=0;i<t.length;)tp(t[i++],t[i++],t[i++]);Dt.__c&&Dt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Dt.__e(r,s.__v)}})}function fS(n,e,t,i,s,r,a,o,l,c){var u,d,f,p,_,S,m,g,y=t.props||_u,R=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2000/svg":b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((_=r[u])&&(b?_.localName==b:_.nodeType==3)){n=_,r[u]=null;break}}if(!n){if(g=c.ownerDocument||document,!b)return g.createTextNode(R);n=g.createElementNS(s,b,R.is?R:c),o&&(Dt.__m&&Dt.__m(e,r),o=!1),r=null}if(b){if(c=b=="template"&&n.content||n,r=b=="textarea"&&R.defaultValue!=null?null:r&&Qf.call(c.childNodes),!o&&r)for(y={},u=0;u<n.attributes.length;u++)y[(_=n.attributes[u]).name]=_.value;for(u in y)_=y[u],u=="dangerouslySetInnerHTML"?f=_:u=="children"||u in R||u=="value"&&"defaultValue"in R||u=="checked"&&"defaultChecked"in R||hc(n,u,null,_,s);for(u in R)_=R[u],u=="children"?p=_:u=="dangerouslySetInnerHTML"?d=_:u=="value"?S=_:u=="checked"?m=_:o&&typeof _!="function"||y[u]===_||hc(n,u,_,y[u],s);d?(o||f&&(d.__html==f.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(f&&(n.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&oS.test(b))&&(s="http://www.w3.org/1999/xhtml"),N0(c,jf(p)?p:[p],e,t,i,s,r,a,r?r[0]:t.__k&&Xr(t,0),o,l),r&&r.some(fa)),o&&b!="textarea"||(u="value",b=="progress"&&S==null?n.removeAttribute(u):S==null||S===n[u]&&(b!="progress"||S)||hc(n,u,S,y[u],s),u="checked",m!=null&&m!=n[u]&&hc(n,u,m,y[u],s))}else y===R||o&&n.data==R||(n.data=R);return n}function tp(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Dt.__e(s,t)}}function np(n,e,t){var i,s,r,a;if(Dt.unmount&&Dt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||tp(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(o){Dt.__e(o,e)}i.__P=i.__n=null}if(i=n.__k)for(a=0;a<i.length;a++)i[a]&&np(i[a],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=nu(i,r=[]))&&(i==n.__e&&r.some(fa),fa(s),fa(i)),t||fa(n.__e),n.__e=n.__c=n.__=null}function pS(n,e,t){return this.constructor(n,t)}function mS(n,e){var t,i,s,r;Dt.__&&Dt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=pl(wt,{children:[n]}),s=[],r=[],ep(e,e.__k,i||_u,_u,e.namespaceURI,i?null:e.firstChild?Qf.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),F0(s,e.__k,r),e.__k.props.children=null}Dt={__e:function(n,e,t,i){for(var s,r,a;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(o){n=o}}throw gu=0,n}},A0=0,R0=function(n){return n!=null&&n.constructor===$l},ml.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=_a({},this.state)),typeof n=="function"&&(n=n(_a({},t),this.props)),n&&(_a(t,n),this.__v&&(e&&this.__k.push(e),Dm(this)))},ml.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Dm(this))},ml.prototype.render=wt,Ur=[],gu=0,C0=function(n,e){return n.__v.__b-e.__v.__b},tu=Symbol(),P0=/(PointerCapture)$|Capture$/i,Jf=0,Rd={};var gS=Symbol.for("pv"),_S=0;function h(n,e,t,i,s,r){e||(e={});var a,o,l=e;if("ref"in l&&typeof n!="function")for(o in l={},e)o=="ref"?a=e[o]:l[o]=e[o];var c={type:n,props:l,key:t,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gS,__v:--_S,__i:-1,__u:0};return Dt.vnode&&Dt.vnode(c),c}var So,Ln,Ah,Im,Cd=Object.is,xu=0,O0=[],Pd=[],yn=Dt,Um=yn.__b,Fm=yn.__r,Om=yn.diffed,km=yn.__c,Bm=yn.unmount,zm=yn.__;function Hu(n,e){yn.__h&&yn.__h(Ln,n,xu||e),xu=0;var t=Ln.__H||(Ln.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function bi(n){return xu=1,vS(k0,n)}function vS(n,e,t){var i=Hu(So++,2);if(i.t=n,!i.__c&&(i.__=[k0(void 0,e),function(r){var a=(i.__N||i.__)[0],o=i.t(a,r);Cd(a,o)||(i.__N=[o,i.__[1]],i.__c.setState({}))}],i.__c=Ln,!Ln.__f)){Ln.__f=!0;var s=Ln.shouldComponentUpdate;Ln.shouldComponentUpdate=function(r,a,o){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=r;if(l.__.some(function(f){f.__N&&(c=!0,Cd(f.__[0],f.__N[0])||(u=!0))}),s){var d=s.call(this,r,a,o);return c?d||u:d}return!c||u}}return i.__}function Di(n,e){var t=Hu(So++,3);!yn.__s&&ip(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Ln.__H.__h.push(t))}function xS(n,e){var t=Hu(So++,4);!yn.__s&&ip(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Ln.__h.push(t))}function ss(n){return xu=5,Hs(function(){return{current:n}},[])}function Hs(n,e){var t=Hu(So++,7);return ip(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function yS(){var n;do{for(;n=Pd.shift();)try{gl(n)}catch(t){yn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=O0.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(gl),e.__h.some(Ld),e.__h=[]}catch(t){e.__h=[],yn.__e(t,n.__v)}}}while(Pd.length)}yn.__b=function(n){Ln=null,Um&&Um(n)},yn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),zm&&zm(n,e)},yn.__r=function(n){Fm&&Fm(n),So=0;var e=(Ln=n.__c).__H;e&&(Ah==Ln?Ln.__h=[]:(e.__h.some(gl),e.__h.some(Ld),So=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Ah=Ln},yn.diffed=function(n){Om&&Om(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Gm(O0.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Ah=Ln=null},yn.__c=function(n,e){e.some(function(t){try{t.__h.some(gl),t.__h=t.__h.filter(function(i){return!i.__||Ld(i)})}catch(i){t.__h=[function(){throw i}]}}),km&&km(n,e)},yn.unmount=function(n){Bm&&Bm(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,Gm(Pd.push(s))}else gl(s)}catch(r){e=r}}),i.__H=void 0,e&&yn.__e(e,i.__v))};var Hm=typeof requestAnimationFrame=="function";function SS(n){var e,t=function(){clearTimeout(i),Hm&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);Hm&&(e=requestAnimationFrame(t))}function Gm(n){n!=1&&Im==yn.requestAnimationFrame||((Im=yn.requestAnimationFrame)||SS)(yS)}function gl(n){var e=Ln,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Ln=e}function Ld(n){var e=Ln;n.__c=n.__(),Ln=e}function ip(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Cd(t,n[i])})}function k0(n,e){return typeof e=="function"?e(n):e}var MS=Symbol.for("preact-signals");function Gu(){if(hr>1)hr--;else{var n,e=!1;for((function(){var s=Su;for(Su=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var a=r.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=r.i);s=s.o}})();vl!==void 0;){var t=vl;for(vl=void 0,yu++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&H0(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(yu=0,hr--,e)throw n}}function B0(n){if(hr>0)return n();Dd=++bS,hr++;try{return n()}finally{Gu()}}var _l,an=void 0;function Vu(n){var e=an,t=_l;an=void 0,_l=void 0;try{return n()}finally{an=e,_l=t}}var vl=void 0,hr=0,yu=0,bS=0,Dd=0,Su=void 0,Mu=0;function z0(n){if(an!==void 0){var e=n.n;if(e===void 0||e.t!==an)return e={i:0,S:n,p:an.s,n:void 0,t:an,e:void 0,x:void 0,r:e},an.s!==void 0&&(an.s.n=e),an.s=e,n.n=e,32&an.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=an.s,e.n=void 0,an.s.n=e,an.s=e),e}}function ri(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ri.prototype.brand=MS;ri.prototype.h=function(){return!0};ri.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Vu(function(){var i;(i=e.W)==null||i.call(e)}))};ri.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Vu(function(){var s;(s=e.Z)==null||s.call(e)}))}};ri.prototype.subscribe=function(n){var e=this;return nn(function(){var t=e.value;Vu(function(){return n(t)})},{name:"sub"})};ri.prototype.valueOf=function(){return this.value};ri.prototype.toString=function(){return this.value+""};ri.prototype.toJSON=function(){return this.value};ri.prototype.peek=function(){var n=this;return Vu(function(){return n.value})};Object.defineProperty(ri.prototype,"value",{get:function(){var n=z0(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(yu>100)throw new Error("Cycle detected");(function(t){hr!==0&&yu===0&&t.l!==Dd&&(t.l=Dd,Su={S:t,v:t.v,i:t.i,o:Su})})(this),this.v=n,this.i++,Mu++,hr++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Gu()}}}});function Ie(n,e){return new ri(n,e)}function H0(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function G0(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function V0(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Ra(n,e){ri.call(this,void 0,e),this.x=n,this.s=void 0,this.g=Mu-1,this.f=4}Ra.prototype=new ri;Ra.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Mu))return!0;if(this.g=Mu,this.f|=1,this.i>0&&!H0(this))return this.f&=-2,!0;var n=an;try{G0(this),an=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return an=n,V0(this),this.f&=-2,!0};Ra.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}ri.prototype.S.call(this,n)};Ra.prototype.U=function(n){if(this.t!==void 0&&(ri.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Ra.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Ra.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=z0(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function Et(n,e){return new Ra(n,e)}function W0(n){var e=n.j;if(n.j=void 0,typeof e=="function"){hr++;var t=an;an=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,sp(n),i}finally{an=t,Gu()}}}function sp(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,W0(n)}function wS(n){if(an!==this)throw new Error("Out-of-order effect");V0(this),an=n,this.f&=-2;try{8&this.f&&sp(this)}finally{Gu()}}function No(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,_l&&_l.push(this)}No.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};No.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,W0(this),G0(this),hr++;var n=an;return an=this,wS.bind(this,n)};No.prototype.N=function(){2&this.f||(this.f|=2,this.u=vl,vl=this)};No.prototype.d=function(){this.f|=8,1&this.f||sp(this)};No.prototype.dispose=function(){this.d()};function nn(n,e){var t=new No(n,e);try{t.c()}catch(s){throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var rp,ql,dc,ES=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,X0=[],$0=[];nn(function(){rp=this.N})();function Io(n,e){Dt[n]=e.bind(null,Dt[n]||function(){})}function Tl(n){if(dc){var e=dc;dc=void 0,e()}dc=n&&n.S()}function q0(n){var e=this,t=n.data,i=AS(t);i.name="ReactiveDom",i.value=t;var s=Hs(function(){for(var o=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Et(function(){var p=i.value.value;return p===0?0:p===!0?"":p||""}),u=Et(function(){return!Array.isArray(c.value)&&!R0(c.value)}),d=nn(function(){if(this.N=Y0,u.value){var p=c.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=p)}}),f=e.__$u.d;return e.__$u.d=function(){d(),f.call(this)},[u,c]},[]),r=s[0],a=s[1];return r.value?a.peek():a.value}q0.displayName="ReactiveTextNode";Object.defineProperties(ri.prototype,{constructor:{configurable:!0,value:lS(wt,null).constructor},type:{configurable:!0,value:q0},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Io("__b",function(n,e){if(Tl(),ql=void 0,typeof e.type=="string"){var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof ri&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});Io("__r",function(n,e){if(n(e),e.type!==wt){Tl();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var a;return nn(function(){a=this},{name:r}),a.c=s,a})((function(s){return function(){var r;ES&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),ql=i,Tl(t)}});Io("__e",function(n,e,t,i){Tl(),ql=void 0,n(e,t,i)});Io("diffed",function(n,e){Tl(),ql=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var a in r){var o=r[a];o===void 0||i&&a in i||(o.d(),r[a]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],u=i[l];c===void 0?(c=TS(t,l,u,s),r[l]=c):c.o(u,s)}}}n(e)});function TS(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=Ie(t);return{o:function(a,o){r.value=a,i=o},d:nn(function(){this.N=Y0;var a=r.value.value;i[e]!==a&&(i[e]=a,s?n[e]=a:a!=null&&(a!==!1||e[4]==="-")?n.setAttribute(e,a):n.removeAttribute(e))})}}Io("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){var r=i[s];r&&r.d()}}}var a=e.__np;if(a){var o=e.props;for(var l in a)o[l]=a[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});Io("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});ml.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var a in n)if(a!=="__source"&&n[a]!==this.props[a])return!0;for(var o in this.props)if(!(o in n))return!0;return!1};function AS(n,e){return Hs(function(){return Ie(n,e)},[])}var RS=typeof requestAnimationFrame>"u"?setTimeout:function(n){var e=function(){clearTimeout(t),cancelAnimationFrame(i),n()},t=setTimeout(e,35),i=requestAnimationFrame(e)},CS=function(n){queueMicrotask(function(){queueMicrotask(n)})};function PS(){B0(function(){for(var n;n=X0.shift();)rp.call(n)})}function LS(){X0.push(this)===1&&(Dt.requestAnimationFrame||RS)(PS)}function DS(){B0(function(){for(var n;n=$0.shift();)rp.call(n)})}function Y0(){$0.push(this)===1&&(Dt.requestAnimationFrame||CS)(DS)}function NS(n,e){var t=ss(n);t.current=n;var i=ql;Di(function(){return nn(function(){if(this.N=LS,!(i&&8&i.__$f))return t.current()},e)},[])}const IS={f32:Float32Array,f64:Float64Array,i32:Int32Array,u32:Uint32Array,u8:Uint8Array};function US(n){const e=new DataView(n);if(n.byteLength<8||e.getUint32(0)!==1414288177)throw new Error("the answer is no TLS1 container");const t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Error("the header of the answer is cut off");const i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t))),s={};for(const[r,a]of Object.entries(i.arrays??{}))s[r]=FS(n,8+t,r,a);return{header:i,arrays:s}}function FS(n,e,t,i){const s=IS[i.type];if(!s)throw new Error(`array ${t} has the unknown type ${i.type}`);const r=e+i.offset;if(r%s.BYTES_PER_ELEMENT!==0||r+i.count*s.BYTES_PER_ELEMENT>n.byteLength)throw new Error(`array ${t} lies outside of the answer`);return new s(n,r,i.count)}class Ca extends Error{constructor(e,t,i){super(t[0]?.message||i),this.status=e,this.errors=t}}async function OS(n){const e=await n.json().catch(()=>null),t=e?.errors??(e?.error?[e.error]:[]);return new Ca(n.status,t,`${n.status} ${n.statusText}`)}async function K0(n,e){let t;try{t=await fetch("/api/"+n,e)}catch{throw new Ca(0,[],"talus view does not answer: is it still running?")}if(!t.ok)throw await OS(t);return t}const ds=async(n,e)=>(await K0(n,e)).json(),tr=(n,e,t)=>ds(e,{method:n,headers:{"Content-Type":"application/json"},body:JSON.stringify(t)});async function Tr(n){return US(await(await K0(n)).arrayBuffer())}function xi(n,e){const t=Object.entries(e).filter(([,i])=>i!==void 0).map(([i,s])=>`${i}=${encodeURIComponent(s)}`);return t.length>0?`${n}?${t.join("&")}`:n}const bt={project:()=>ds("project"),check:n=>tr("POST","project/check",n),save:n=>tr("PUT","project",n),projects:()=>ds("projects"),open:n=>tr("POST","open",{file:n}),create:(n,e)=>tr("POST","new",{kind:n,folder:e}),upload:(n,e)=>ds(xi("upload",{name:n.name,replace:e?1:void 0}),{method:"POST",body:n}),distribution:n=>tr("POST","distribution",{value:n}),terrain:n=>Tr(xi("terrain",{most:n})),layout:()=>ds("layout"),rockShape:(n,e)=>Tr(xi("rock-shape",{name:n,number:e})),regions:()=>ds("regions"),saveRegions:n=>tr("PUT","regions",n),runs:()=>ds("runs"),start:n=>tr("POST","runs",n),progress:n=>ds(xi("runs/progress",{run:n})),cancel:n=>tr("POST",xi("runs/cancel",{run:n}),{}),resume:n=>tr("POST",xi("runs/resume",{run:n}),{}),summary:n=>ds(xi("run/summary",{run:n})),table:(n,e,t={})=>Tr(xi("run/table",{run:n,name:e,...t})),maps:n=>ds(xi("run/maps",{run:n})),map:(n,e,t=1)=>Tr(xi("run/map",{run:n,name:e,band:t})),paths:(n,e={})=>Tr(xi("run/paths",{run:n,...e})),rock:(n,e,t=60)=>Tr(xi("run/rock",{run:n,rock:e,rate:t})),fileAddress:(n,e)=>"/api/"+xi("run/file",{run:n,name:e}),block:n=>Tr(xi("block",{run:n})),groundMotion:n=>Tr(xi("run/ground-motion",{run:n})),scene:()=>ds("scene")},ap=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function Yl(n,e){let t=n;for(const i of e)if(Array.isArray(t)&&typeof i=="number")t=t[i];else if(ap(t))t=t[i];else return;return t}function uo(n,e,t){if(e.length===0)return t(n);const[i,...s]=e;if(typeof i=="number"){const o=Array.isArray(n)?[...n]:[],l=uo(o[i],s,t);return l===void 0?o.splice(i,1):o[i]=l,o}const r=ap(n)?{...n}:{},a=uo(r[i],s,t);return a===void 0?delete r[i]:r[i]=a,r}function kS(n,e,t){const i=e[e.length-1];return uo(n,e.slice(0,-1),s=>ap(s)?Object.fromEntries(Object.entries(s).map(([r,a])=>[r===i?t:r,a])):s)}function BS(n,e){switch(e.op){case"set":return uo(n,e.path,()=>e.value);case"add":return uo(n,e.path,t=>[...Array.isArray(t)?t:[],e.value]);case"remove":return uo(n,e.path,()=>{});case"rename":return kS(n,e.path,e.name)}}const zS=(n,e)=>e.reduce(BS,n),HS=(n,e)=>n.length===e.length&&n.every((t,i)=>t===e[i]);function GS(n,e){const t=n[n.length-1];return t&&e.op==="set"&&t.op==="set"&&HS(t.path,e.path)?[...n.slice(0,-1),e]:[...n,e]}function ho(n){return n.reduce((e,t)=>typeof t=="number"?`${e}[${t}]`:e===""?t:`${e}.${t}`,"")}function VS(n,e){const t=ho(e);return n===t||n.startsWith(t+".")||n.startsWith(t+"[")}function Nd(n,e){if(!e.includes(n))return n;let t=2;for(;e.includes(`${n}-${t}`);)++t;return`${n}-${t}`}const Al=Ie([]);let WS=1;function Rl(n,e="done"){const t=WS++;Al.value=[...Al.value.filter(i=>i.text!==n),{id:t,text:n,kind:e}],window.setTimeout(()=>Z0(t),e==="error"?12e3:4e3)}function Z0(n){Al.value=Al.value.filter(e=>e.id!==n)}function Ss(n){Rl(n instanceof Error?n.message:String(n),"error")}const Ue=Ie(null),bu=Ie(null),ii=Ie([]),Gs=Ie(null),Ci=Ie(null),rs=Ie(null),op=Ie(!1),Pa=Ie(0),Wu=Et(()=>ii.value.length>0||Ci.value!==null&&Ci.value!==Ue.value?.text),Kl=Et(()=>{if(Ci.value!==null)return rs.value?.data??Ue.value?.data??null;const n=Ue.value?.data;return n?zS(n,ii.value):null}),ya=Et(()=>Wu.value&&rs.value?rs.value.errors:Ue.value?.errors??[]),lp=Et(()=>Ci.value??(ii.value.length>0?rs.value?.text:void 0)??Ue.value?.text??""),Pi=n=>Yl(Kl.value??void 0,n),Zl=n=>ya.value.filter(e=>VS(e.key,n)),lr=Ie([]),J0=Et(()=>lr.value.length>0&&Ci.value===null);function j0(){lr.value=[...lr.value,{edits:ii.value,regions:Gs.value}]}function cp(n){Ue.value=n,lr.value=[],ii.value=[],Ci.value=null,rs.value=null,Pa.value+=1,document.title=n.name?`${n.name} · Talus`:"Talus"}async function Q0(){try{cp(await bt.project()),bu.value=null}catch(n){bu.value=n}}async function up(n){try{return cp(await n),!0}catch(e){return Ss(e),!1}}let Vm=0,fc=0;function hp(){clearTimeout(Vm),op.value=!0,Vm=window.setTimeout(XS,250)}async function XS(){const n=++fc;try{const e=await bt.check(Ci.value!==null?{text:Ci.value}:{edits:ii.value});n===fc&&(rs.value=e)}catch(e){n===fc&&e instanceof Ca&&e.errors.length>0&&Ue.value?rs.value={text:lp.value,data:Kl.value,errors:e.errors,check:"",random:[]}:Ss(e)}finally{n===fc&&(op.value=!1)}}function ev(n,e){if(!Ue.value?.writable||Ci.value!==null)return;const t=n.reduce(GS,ii.value);e(t)||j0(),ii.value=t,hp()}const vr=(...n)=>ev(n,e=>e.length===ii.value.length),$S=(n,e)=>ev([n],()=>e);function dp(n,e=!1){Ue.value?.writable&&(e||j0(),Gs.value=n)}const dr=(n,e)=>vr(e===void 0?{op:"remove",path:n}:{op:"set",path:n,value:e});function tv(){const n=lr.value[lr.value.length-1];if(!n||!J0.value)return;lr.value=lr.value.slice(0,-1);const e=n.edits===ii.value;[ii.value,Gs.value]=[n.edits,n.regions],ii.value.length===0?rs.value=null:e||hp()}function qS(n){Ci.value=n,hp()}function YS(){lr.value=[],ii.value=[],Ci.value=null,rs.value=null}const wu=Ie(!1);async function KS(n=!1){if(!Ue.value||!Wu.value)return!0;wu.value=!0;const e=Ci.value!==null?{text:Ci.value}:{edits:ii.value};try{return cp(await bt.save({revision:Ue.value.revision,allow_errors:n||void 0,...e})),!0}catch(t){const i=t instanceof Ca&&t.status===422?t.errors:[];return i.length>0&&(rs.value={text:lp.value,data:Kl.value,errors:i,check:"",random:[]}),Ss(t),!1}finally{wu.value=!1}}const Cl=Et(()=>Wu.value||Gs.value!==null);let Wm="";nn(()=>{Pa.value;const n=`${Ue.peek()?.folder}/${Ue.peek()?.file}`;n!==Wm&&(Gs.value=null),Wm=n});async function ZS(){const n=Gs.value;if(!n||!Ue.value)return!0;const e=await up(bt.saveRegions({revision:Ue.value.revision,features:n}));return e&&(Gs.value=null),e}async function nv(n=!1){return await KS(n)&&await ZS()}function JS(){Gs.value=null,YS()}const kn=Ie([]),Ht=Ie(null),Wi=Ie(null),cn=Et(()=>kn.value.find(n=>n.id===Ht.value)??null),iv=Et(()=>kn.value.find(n=>n.id===Wi.value)??null),jS=Et(()=>kn.value.some(n=>n.live)),Vs=n=>n.replace(/^results\//,""),QS=n=>n.total>0?Math.min(1,n.done/n.total):0;async function eM(){try{kn.value=(await bt.runs()).runs,cn.value||(Ht.value=(kn.value.find(n=>n.complete)??kn.value[0])?.id??null),iv.value||(Wi.value=null),Xu()}catch(n){Ss(n)}}let Id=0;function Xu(){clearTimeout(Id),jS.value&&(Id=window.setTimeout(sv,300))}async function sv(){const n=kn.value.filter(e=>e.live);try{const e=await Promise.all(n.map(i=>bt.progress(i.id))),t=e.filter(i=>!i.live);kn.value=kn.value.map(i=>({...i,...e.find(s=>s.id===i.id)})),t.length>0&&await tM(t)}catch(e){Ss(e),Id=window.setTimeout(sv,3e3);return}Xu()}async function tM(n){kn.value=(await bt.runs()).runs;for(const e of n)e.state==="failed"?Rl(`${Vs(e.id)} failed: ${e.error?.message??"no reason given"}`,"error"):Rl(`${Vs(e.id)}: ${e.state}`)}function nM(n){kn.value=[n,...kn.value.filter(e=>e.id!==n.id)],Ht.value=n.id,Xu()}async function iM(n={}){if(!await nv())return!1;try{return nM(await bt.start(n)),!0}catch(e){return Ss(e),!1}}async function rv(n){try{const e=await n;kn.value=kn.value.map(t=>t.id===e.id?{...t,...e}:t),Xu()}catch(e){Ss(e)}}const sM=n=>rv(bt.cancel(n)),rM=n=>rv(bt.resume(n));function Eu(n){Wi.value===n&&(Wi.value=Ht.value),Ht.value=n}const Qt=Ie("setup"),ns=Ie(null),fo=Ie(1),Gr=Ie("speed_m_s"),ui={paths:Ie(!0),impacts:Ie(!1),starts:Ie(!0),ends:Ie(!0),features:Ie(!0),regions:Ie(!0)},$u=Ie(!1),is=Ie(null),iu=Ie(10),aM=()=>{try{const n=localStorage.getItem("talus-theme");return n==="light"||n==="dark"?n:"system"}catch{return"system"}},Tu=Ie(aM()),av=Ie(matchMedia("(prefers-color-scheme: dark)").matches);matchMedia("(prefers-color-scheme: dark)").addEventListener("change",n=>av.value=n.matches);const Ud=Et(()=>Tu.value==="system"?av.value:Tu.value==="dark"),Ws=Ie(Ud.value);nn(()=>{document.documentElement.dataset.theme=Ud.value?"dark":"light",Ws.value=Ud.value;try{localStorage.setItem("talus-theme",Tu.value)}catch{}});function ov(){Tu.value=Ws.value?"light":"dark"}const lv={speed_m_s:"speed",energy_kJ:"kinetic energy",translational_energy_kJ:"translational energy",rotational_energy_kJ:"rotational energy",height_m:"height above ground"},ll=Ie(!1),cr=Ie(!1),cv=4,qu="–";function Xm(n){const[e,t]=n.split("."),i=e.startsWith("-")?"−":"",s=e.replace("-",""),r=s.length>4?s.replace(/\B(?=(\d{3})+$)/g," "):s;return i+r+(t===void 0?"":"."+t)}function uv(n){return n.includes(".")?n.replace(/\.?0+$/,""):n}function Ke(n,e=cv){if(n==null||!Number.isFinite(n))return qu;if(n===0)return"0";const t=Math.abs(n);if(t>=1e7||t<1e-4)return oM(n,e);if(Number.isInteger(n))return Xm(String(n));const i=Math.max(0,e-1-Math.floor(Math.log10(t)));return Xm(uv(n.toFixed(i)))}function oM(n,e){const[t,i]=n.toExponential(e-1).split("e"),s=[...String(Number(i))].map(a=>a==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(a)]).join("");return`${uv(t).replace("-","−")}·10${s}`}function mn(n,e,t=cv){const i=Ke(n,t);return e===""||i===qu?i:`${i} ${e}`}function $m(n){return!n||n.length<2?qu:`${Ke(n[0])} … ${Ke(n[1])}`}function lM(n,e,t=e+"s"){return`${Ke(n)} ${n===1?e:t}`}function hv(n){if(n==null||!Number.isFinite(n))return qu;const e=Math.max(0,Math.round(n));if(e<60)return`${e} s`;const t=a=>String(a).padStart(2,"0"),[i,s,r]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60];return i>0?`${i}:${t(s)}:${t(r)}`:`${s}:${t(r)}`}const cM=[["_kg_m3","kg/m³"],["_m_s2","m/s²"],["_rad_s","rad/s"],["_m_s","m/s"],["_N_s","N s"],["_1_s","1/s"],["_kJ","kJ"],["_kg","kg"],["_deg","°"],["_rad","rad"],["_hz","Hz"],["_g","g"],["_J","J"],["_m","m"],["_s","s"]];function Uo(n){const e=cM.find(([i])=>n.endsWith(i)&&n.length>i.length);return{label:(e?n.slice(0,-e[0].length):n).replaceAll("_"," "),unit:e?e[1]:""}}function uM(n){return n<1e3?`${n} B`:n<1e6?mn(n/1e3,"kB",3):mn(n/1e6,"MB",3)}function Pl(n,e,t){if(!(e>n))return[n];const i=(e-n)/t,s=10**Math.floor(Math.log10(i)),r=s*[1,2,5,10].find(o=>o*s>=i*(1-1e-9)),a=[];for(let o=Math.ceil(n/r-1e-9);o*r<=e+1e-9*r;++o)a.push(o===0?0:o*r);return a}const hM={play:h("path",{d:"M4 2.5v11l9-5.5z",fill:"currentColor"}),pause:h("path",{d:"M4 3h3v10H4zM9 3h3v10H9z",fill:"currentColor"}),back:h("path",{d:"M10 3 5 8l5 5"}),forward:h("path",{d:"m6 3 5 5-5 5"}),start:h("path",{d:"M4 3v10M12 3 6.5 8l5.5 5"}),close:h("path",{d:"m4 4 8 8M12 4l-8 8"}),plus:h("path",{d:"M8 3v10M3 8h10"}),bin:h("path",{d:"M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5M7 7v4M9 7v4"}),sun:h(wt,{children:[h("circle",{cx:"8",cy:"8",r:"3"}),h("path",{d:"M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1"})]}),moon:h("path",{d:"M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z"}),undo:h("path",{d:"M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6"}),point:h("circle",{cx:"8",cy:"8",r:"3",fill:"currentColor"}),line:h(wt,{children:h("path",{d:"M3 12 7 6l3 3 3-6"})}),area:h("path",{d:"m3 6 5-3 5 3-1.5 7h-7z"}),barrier:h("path",{d:"M2 13V5M6 13V5M10 13V5M14 13V5M2 6h12M2 10h12"}),counter:h("path",{d:"M2 8h12M5 5v6M8 5v6M11 5v6"}),region:h(wt,{children:[h("path",{d:"m3 6 5-3 5 3-1.5 7h-7z"}),h("path",{d:"m4 12 7-7M6 13l6-6"})]}),cut:h("path",{d:"M2 13 6 7l3 2 5-6M2 15h12"}),ground:h("path",{d:"M1 13 6 5l3 4 2-2 4 6z"})};function Bn({name:n}){return h("svg",{width:"16",height:"16",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:hM[n]})}function dM(){return h("span",{class:"brand",children:[h("svg",{width:"22",height:"22",viewBox:"0 0 24 24","aria-hidden":"true",children:[h("path",{d:"M1 22 11 3l4 7 3-3 5 15z",fill:"currentColor"}),h("circle",{cx:"19.5",cy:"3.8",r:"2.3",fill:"currentColor"})]}),"Talus"]})}function Yu({title:n,close:e,children:t}){const i=ss(null);return Di(()=>{i.current.showModal()},[]),h("dialog",{ref:i,class:"plate dialog","aria-label":n,onClose:e,onClick:s=>s.target===i.current&&e(),children:[h("div",{class:"dialog-head",children:[h("h2",{children:n}),h("button",{class:"button small icon plain","aria-label":"close",onClick:e,children:h(Bn,{name:"close"})})]}),t]})}const su=Ie(!1),Fd=Ie(null),fM=n=>n.slice(n.lastIndexOf(".")+1).toLowerCase();function pM(n){const e=fM(n);Ue.value?.kind==="rockfall"&&(["tif","tiff","asc"].includes(e)?vr({op:"remove",path:["slope","mesh"]},{op:"set",path:["slope","dem"],value:n}):["obj","ply","stl"].includes(e)&&!Ue.value.data?.slope&&vr({op:"set",path:["slope","mesh"],value:n}))}async function fp(n,e=!1){try{const t=await bt.upload(n,e);return Rl(`${t.file}: ${uM(t.bytes)}${t.raster?`, ${t.raster.columns} × ${t.raster.rows} cells`:""}`),(!Ue.value?.data||Ue.value.data.slope===void 0||e)&&await Q0(),pM(t.file),t.file}catch(t){return t instanceof Ca&&t.status===409&&!e?Fd.value=n:Ss(t),null}}function mM(){const n=s=>s.dataTransfer?.types.includes("Files")??!1,e=s=>{n(s)&&(s.preventDefault(),su.value=!0)},t=s=>s.relatedTarget===null&&(su.value=!1),i=s=>{s.preventDefault(),su.value=!1;for(const r of s.dataTransfer?.files??[])fp(r)};return window.addEventListener("dragover",e),window.addEventListener("dragleave",t),window.addEventListener("drop",i),()=>{window.removeEventListener("dragover",e),window.removeEventListener("dragleave",t),window.removeEventListener("drop",i)}}function gM(){Di(mM,[]);const n=Fd.value,e=t=>{Fd.value=null,t&&n&&fp(n,!0)};return h(wt,{children:[su.value&&h("div",{class:"drop-over",children:"Drop a height model, a mesh, a GIS file or a record"}),n&&h(Yu,{title:"Replace the file?",close:()=>e(!1),children:[h("p",{children:[n.name," exists beside the project."]}),h("div",{class:"actions",children:[h("button",{class:"button primary",onClick:()=>e(!0),children:"Replace it"}),h("button",{class:"button",onClick:()=>e(!1),children:"Keep it"})]})]})]})}const Rh=n=>/^\d+$/.test(n.trim())?Number(n):void 0;function pc({label:n,value:e,placeholder:t,set:i,test:s}){return h("div",{class:"field",children:[h("label",{for:`run-${s}`,children:n}),h("span",{class:"value",children:h("input",{id:`run-${s}`,type:"text",value:e,placeholder:t,"data-test":`run-${s}`,onInput:r=>i(r.currentTarget.value)})})]})}function _M({close:n}){const e=Ue.value,[t,i]=bi(""),[s,r]=bi(""),[a,o]=bi(""),[l,c]=bi(""),[u,d]=bi(""),f=async _=>{_.preventDefault();const S={name:t.trim()||void 0,rocks:Rh(s),seed:Rh(a),threads:Rh(l),law:u||void 0};n(),await iM(S)&&(Qt.value=e.kind==="rockfall"?"runs":"results")},p=Pi(["rocks"]);return h(Yu,{title:"Run",close:n,children:h("form",{onSubmit:_=>void f(_),children:[h("p",{class:"soft",children:["Runs the project file as it is on disk, into ",h("code",{children:"results/"})," beside it.",Cl.value?" Your changes are saved first.":""]}),h("br",{}),h(pc,{label:"name",value:t,placeholder:"run-1, run-2, …",set:i,test:"name"}),e.kind==="rockfall"&&h(pc,{label:"rocks",value:s,placeholder:typeof p=="number"?String(p):"as in the project",set:r,test:"rocks"}),e.kind==="rockfall"&&h(pc,{label:"seed",value:a,placeholder:String(Pi(["seed"])??1),set:o,test:"seed"}),e.kind==="scene"&&h("div",{class:"field",children:[h("label",{for:"run-law",children:"law"}),h("span",{class:"value",children:h("select",{id:"run-law",value:u,onChange:_=>d(_.currentTarget.value),children:[h("option",{value:"",children:"that of the scene"}),(e.words.laws??[]).map(_=>h("option",{children:_},_))]})})]}),e.kind!=="scene"&&h(pc,{label:"threads",value:l,placeholder:`all ${e.threads}`,set:c,test:"threads"}),h("div",{class:"actions",children:[h("button",{class:"button primary",type:"submit","data-test":"run-start",children:"Start"}),h("button",{class:"button",type:"button",onClick:n,children:"Cancel"})]})]})})}const vM=[{kind:"rockfall",title:"Rockfall",text:"How far, how fast and how high do rocks fall on this slope, and what must the barrier take?"},{kind:"rocking",title:"Rocking",text:"Does this free-standing block rock, slide or topple in this earthquake?"},{kind:"scene",title:"Scene",text:"What do many bodies in contact do under a law?"}];function xM({done:n}){const[e,t]=bi("rockfall"),[i,s]=bi(""),r=async a=>{a.preventDefault(),await up(bt.create(e,i.trim()||`my-${e}`))&&n()};return h("form",{onSubmit:a=>void r(a),children:[h("h2",{children:"New"}),h("br",{}),h("div",{class:"choices",role:"group","aria-label":"kind of the new project",children:vM.map(a=>h("button",{type:"button",class:"choice","aria-pressed":e===a.kind,onClick:()=>t(a.kind),"data-test":`new-${a.kind}`,children:[h("b",{children:a.title}),h("span",{class:"soft",children:a.text})]},a.kind))}),h("div",{class:"actions",children:[h("label",{class:"hidden-text",for:"new-folder",children:"folder"}),h("input",{id:"new-folder",type:"text",placeholder:`my-${e}`,value:i,onInput:a=>s(a.currentTarget.value),"data-test":"new-folder"}),h("button",{class:"button primary",type:"submit","data-test":"new-create",children:"Create in this folder"})]})]})}const yM=n=>n.kind==="scene"?n.file.replace(/^.*\//,"").replace(/\.xml$/,""):n.name||n.file;function dv({done:n}){const[e,t]=bi(null);Di(()=>{bt.projects().then(s=>t(s.projects),Ss)},[]);const i=async s=>{await up(bt.open(s))&&n()};return h(wt,{children:[e&&e.length>0&&h("section",{children:[h("h2",{children:"Open"}),h("div",{class:"project-list",children:h("table",{class:"plain",children:h("tbody",{children:e.map(s=>h("tr",{children:[h("td",{children:h("button",{class:"button plain small",onClick:()=>void i(s.file),"data-test":"open-project",children:yM(s)})}),h("td",{class:"soft",children:s.kind}),h("td",{class:"soft",children:s.file})]},s.file))})})}),h("br",{})]}),h(xM,{done:n})]})}function SM(){return h("div",{class:"centre",children:h("div",{class:"welcome",children:[h("div",{children:[h("h1",{children:"Talus studio"}),h("p",{class:"soft",children:Ue.value?.folder})]}),h(dv,{done:()=>{}})]})})}function MM(){const n=bu.value,e=n.status===401?"Open the address that talus view printed: it holds the key to this studio.":n.message;return h("div",{class:"centre",children:h("div",{class:"welcome",children:[h("h1",{children:n.status===401?"Not this way":"No answer"}),h("p",{"data-test":"refused",children:e})]})})}function bM({close:n}){return h(Yu,{title:"Projects",close:n,children:h(dv,{done:n})})}const Ll=Ie(!1),ru=Ie(!1);async function fv(){Cl.value&&await nv()&&Rl("saved")}function wM(){const n=ya.value;return op.value?h("span",{class:"chip","data-test":"check",children:"checking …"}):n.length>0?h("button",{class:"chip bad","data-test":"check",title:n[0].message,onClick:()=>Qt.value="setup",children:lM(n.length,"error")}):h("span",{class:"chip good","data-test":"check",title:Ue.value?.check,children:"no errors"})}function EM(){return Ue.value?.writable?h(wt,{children:[J0.value&&h("button",{class:"button icon",onClick:tv,"aria-label":"undo","data-test":"undo",title:"undo the last change (Ctrl Z)",children:h(Bn,{name:"undo"})}),Cl.value&&h("button",{class:"button",onClick:JS,title:"back to the file as it is",children:"Discard"}),h("button",{class:"button","data-test":"save",disabled:!Cl.value||wu.value,onClick:()=>void fv(),title:"save to the project file; comments stay (Ctrl S)",children:wu.value?"Saving …":"Save"}),h("button",{class:"button primary","data-test":"run",disabled:ya.value.length>0,onClick:()=>Ll.value=!0,title:"save and run (R)",children:[h(Bn,{name:"play"}),"Run"]})]}):h("span",{class:"chip",title:"these results lie outside of their project's folder",children:"read only"})}function TM(){const n=Ue.value;return h("header",{class:"header",children:[h(dM,{}),n&&n.kind&&h(wt,{children:[h("button",{class:"button plain title",onClick:()=>ru.value=!0,title:"open another project, or make a new one (O)","data-test":"project-name",children:n.name||n.file}),h("span",{class:"chip",children:n.kind}),h(wM,{}),h("span",{class:"where",title:`${n.folder}/${n.file}`,children:[n.file,Cl.value?" (changed)":""]})]}),h("span",{class:"space"}),h("span",{class:"group",children:[n&&n.kind&&h(EM,{}),h("button",{class:"button icon",onClick:ov,"aria-label":Ws.value?"light colours":"dark colours",title:"light or dark (D)",children:h(Bn,{name:Ws.value?"sun":"moon"})}),h("button",{class:"button icon",onClick:()=>$u.value=!0,"aria-label":"keyboard shortcuts",title:"keyboard shortcuts (?)",children:"?"})]}),Ll.value&&h(_M,{close:()=>Ll.value=!1}),ru.value&&h(bM,{close:()=>ru.value=!1})]})}const Dn=Ie(0),ys=Ie(0),Vr=Ie(!1),pv=Ie(1),mv=[.05,.1,.25,.5,1,2,4,8],Jl=Et(()=>ys.value>0);let au=null;function gv(n){if(!Vr.value)return;const e=au===null?Dn.value:Dn.value+(n-au)/1e3*pv.value;au=n,e>=ys.value&&(Vr.value=!1),Dn.value=Math.min(e,ys.value),Vr.value&&requestAnimationFrame(gv)}function _v(){Jl.value&&(Dn.value>=ys.value&&(Dn.value=0),Vr.value=!0,au=null,requestAnimationFrame(gv))}const Ku=()=>void(Vr.value=!1),pp=()=>Vr.value?Ku():_v();function Zu(n){Dn.value=Math.min(ys.value,Math.max(0,n))}function Fo(n){Ku(),Zu(n)}const Dl=n=>Fo(Dn.value+n);function Nl(n){Ku(),ys.value=n,Dn.value=0}const AM=Object.freeze(Object.defineProperty({__proto__:null,end:ys,goTo:Fo,pause:Ku,play:_v,playing:Vr,ready:Jl,rewind:Nl,seek:Zu,speed:pv,speeds:mv,step:Dl,time:Dn,toggle:pp},Symbol.toStringTag,{value:"Module"})),ts=(n,e,t)=>n.heights[t*n.columns+e];function mp(n,e,t){const i=(e-n.west)/n.stepX,s=(t-n.south)/n.stepY;if(!(i>=0&&s>=0&&i<=n.columns-1&&s<=n.rows-1))return NaN;const r=Math.min(Math.floor(i),n.columns-2),a=Math.min(Math.floor(s),n.rows-2),[o,l]=[i-r,s-a],[c,u]=[ts(n,r,a),ts(n,r+1,a)],[d,f]=[ts(n,r,a+1),ts(n,r+1,a+1)];return o>=l?c+o*(u-c)+l*(f-u):c+l*(d-c)+o*(f-d)}function vv(n){let[e,t]=[1/0,-1/0];for(const i of n.heights)i<e&&(e=i),i>t&&(t=i);return t>=e?[e,t]:[0,1]}function RM(n,e,t){const[i,s]=vv(n),r=[n.west,n.south,i-.001],a=[n.west+(n.columns-1)*n.stepX,n.south+(n.rows-1)*n.stepY,s+.001];let[o,l]=[0,1/0];for(let c=0;c<3;++c){if(t[c]===0){if(e[c]<r[c]||e[c]>a[c])return null;continue}const u=(r[c]-e[c])/t[c],d=(a[c]-e[c])/t[c];o=Math.max(o,Math.min(u,d)),l=Math.min(l,Math.max(u,d))}return o<=l?[o,l]:null}function CM(n,e,t){const i=RM(n,e,t);if(!i)return null;const s=d=>[e[0]+d*t[0],e[1]+d*t[1],e[2]+d*t[2]],r=d=>{const f=s(d);return f[2]-mp(n,f[0],f[1])},a=Math.hypot(t[0],t[1]),o=Math.hypot(a,t[2]),l=.5*Math.min(n.stepX,n.stepY)/Math.max(a,.05*o);let c=i[0],u=r(c);for(let d=i[0];d<i[1]+l;d+=l){const f=Math.min(d,i[1]),p=r(f);if(u>=0&&p<=0)return s(PM(r,c,f));[c,u]=[f,p]}return null}function PM(n,e,t){for(let i=0;i<40;++i){const s=(e+t)/2;n(s)>0?e=s:t=s}return(e+t)/2}function LM(n,e){let t=1;const i=o=>Math.floor((o-1)/t)+1;for(;i(n.columns)*i(n.rows)>e;)++t;if(t===1)return n;const[s,r]=[i(n.columns),i(n.rows)],a=new Float32Array(s*r);for(let o=0;o<r;++o)for(let l=0;l<s;++l)a[o*s+l]=ts(n,l*t,o*t);return{...n,columns:s,rows:r,stepX:n.stepX*t,stepY:n.stepY*t,heights:a}}function DM(n,e,t,i,s=25e4){const[r,a]=[Math.max(1e-6,i[0]-t[0]),Math.max(1e-6,i[1]-t[1])],o=Math.max(Math.sqrt(r*a/s),Math.max(r,a)/2e3),[l,c]=[Math.floor(r/o)+1,Math.floor(a/o)+1].map(f=>Math.max(2,f)),u={columns:l,rows:c,west:t[0],south:t[1],stepX:r/(l-1),stepY:a/(c-1),heights:new Float32Array(l*c).fill(NaN)},d=f=>[n[3*f],n[3*f+1],n[3*f+2]];for(let f=0;f<e.length;f+=3)NM(u,d(e[f]),d(e[f+1]),d(e[f+2]));return u}function NM(n,e,t,i){const s=(t[0]-e[0])*(i[1]-e[1])-(t[1]-e[1])*(i[0]-e[0]);if(s===0)return;const r=(u,d,f,p)=>[Math.max(0,Math.ceil((Math.min(e[u],t[u],i[u])-d)/f-1e-6)),Math.min(p-1,Math.floor((Math.max(e[u],t[u],i[u])-d)/f+1e-6))],[a,o]=r(0,n.west,n.stepX,n.columns),[l,c]=r(1,n.south,n.stepY,n.rows);for(let u=l;u<=c;++u)for(let d=a;d<=o;++d){const[f,p]=[n.west+d*n.stepX,n.south+u*n.stepY],_=((f-e[0])*(i[1]-e[1])-(p-e[1])*(i[0]-e[0]))/s,S=((t[0]-e[0])*(p-e[1])-(t[1]-e[1])*(f-e[0]))/s;if(_<-1e-6||S<-1e-6||_+S>1+1e-6)continue;const m=e[2]+_*(t[2]-e[2])+S*(i[2]-e[2]),g=u*n.columns+d;n.heights[g]>=m||(n.heights[g]=m)}}function IM({header:n,arrays:e}){const{origin:t,crs:i,bounds:s}=n;if(n.type==="mesh"){const a={positions:e.position,triangles:e.index};return{origin:t,crs:i,bounds:s,grid:DM(a.positions,a.triangles,...s),mesh:a}}const r={columns:n.columns,rows:n.rows,west:n.first[0],south:n.first[1],stepX:n.cell[0],stepY:n.cell[1],heights:e.height};return{origin:t,crs:i,bounds:s,grid:r,mesh:null}}function xv({header:n,arrays:e}){const t=r=>e[r]??new Float32Array(0),i=new Map(n.quantities.filter(r=>e[r]).map(r=>[r,t(r)])),s=e.offset;return{paths:{rocks:Uint32Array.from(e.rock),offsets:s,positions:t("position"),times:t("time"),quantities:i},impacts:{offsets:e.impact_offset??new Uint32Array(s.length),positions:t("impact_position"),times:t("impact_time"),impulses:t("impact_impulse")},roles:(n.roles??[]).map(r=>r.split(", ").filter(a=>a!=="sample")),next:n.next,source:n.source}}const UM=({header:n,arrays:e})=>({...n,values:e.value});function yv(n){const e=new Float32Array(n.length);for(let t=0;t<n.length;t+=4)e.set([n[t+3],n[t],n[t+1],n[t+2]],t);return e}const FM=["speed_m_s","energy_kJ","translational_energy_kJ","rotational_energy_kJ","height_m"];function OM({header:n,arrays:e}){const t=i=>e[i]??new Float32Array(0);return{header:n,frames:{times:e.time,places:t("position"),attitudes:yv(t("attitude")),velocities:t("velocity")},mesh:{positions:t("mesh_position"),triangles:e.mesh_index},columns:Object.fromEntries(FM.filter(i=>e[i]).map(i=>[i,t(i)])),contacts:{times:e.contact_time??new Float64Array(0),positions:t("contact_position"),impulses:t("contact_impulse")}}}function Au({header:n,arrays:e}){return{rows:n.rows,columns:n.columns,numbers:t=>e[t]??new Float64Array(0),word:(t,i)=>n.words?.[t]?.[e[t]?.[i]]??""}}async function Fs(n){try{return await n}catch(e){return e instanceof Ca&&e.status>=400&&e.status<500||Ss(e),null}}async function jl(n){try{return await n}catch(e){return e instanceof Ca&&e.status===404||Ss(e),null}}const zt=Ie(null),Ju=Ie(null),Ql=Ie(null),kM=1e6;let Od="";const qm=()=>JSON.stringify([Ue.value?.folder,Ue.value?.file,Ue.value?.data?.slope??null]);async function BM(){const n=qm();if(n===Od&&zt.value)return;const e=await Fs(bt.terrain(kM));n===qm()&&(Od=n,zt.value=e&&IM(e))}async function zM(){const[n,e]=await Promise.all([Fs(bt.layout()),Fs(bt.regions())]);Ju.value=n,Ql.value=e}nn(()=>{Pa.value;const n=Ue.peek();if(!n||n.kind===null||n.kind==="scene"||!n.data?.slope){[zt.value,Ju.value,Ql.value,Od]=[null,null,null,""];return}BM(),n.kind==="rockfall"&&zM()});const Ym=n=>Math.round(100*n)/100,Sa=()=>zt.value?.origin??Ju.value?.origin??[0,0,0],Sv=(n,e)=>[Ym(n+Sa()[0]),Ym(e+Sa()[1])],Oo=(n,e)=>[n-Sa()[0],e-Sa()[1]],gn=Ie(null),Zn=Ie(null),Il=(n,e)=>Zn.value?.list===n&&Zn.value.index===e,Mv=(n,e)=>void(Zn.value=Il(n,e)?null:{list:n,index:e}),xs=Et(()=>Gs.value??Ql.value?.features??[]),bv=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),$r=n=>Array.isArray(Pi([n]))?Pi([n]).filter(bv):[],qr=n=>Object.keys(bv(Pi([n]))?Pi([n]):{}),Km=n=>Array.isArray(n)&&n.length>=2&&n.every(e=>typeof e=="number");function ec(n){if(Km(n.point??null))return{key:"point",points:[n.point]};for(const e of["line","area"]){const t=n[e];if(Array.isArray(t)&&t.every(Km))return{key:e,points:t}}return null}function wv(n){return n?(n.geometry.type==="Polygon"?n.geometry.coordinates:n.geometry.coordinates.flat()).map(t=>t.slice(0,-1)):[]}const kd=(n,e)=>{const t=zt.value?.grid;return t?mp(t,n,e):NaN};function ko(n,e=!1){const t=zt.value?.grid?Math.min(zt.value.grid.stepX,zt.value.grid.stepY):1,i=[],s=(o,l)=>{const c=kd(o,l);i.push([o,l,Number.isNaN(c)&&i.length>0?i[i.length-1][2]:c])},r=e&&n.length>2?[...n,n[0]]:n;r.forEach(([o,l],c)=>{if(c===0)return s(o,l);const[u,d]=r[c-1],f=Math.min(2e3,Math.max(1,Math.ceil(Math.hypot(o-u,l-d)/t)));for(let p=1;p<=f;++p)s(u+(o-u)*p/f,d+(l-d)*p/f)});const a=i.find(o=>!Number.isNaN(o[2]))?.[2]??zt.value?.bounds[1][2]??0;return i.map(([o,l,c])=>[o,l,Number.isNaN(c)?a:c])}function HM(n,e,t){const i=ec(t);if(!i)return null;const s=i.points.map(([r,a])=>Oo(r,a));return{kind:n,of:{list:n,index:e},line:ko(s,i.key==="area"),height:n==="barrier"&&typeof t.height_m=="number"?t.height_m:void 0,label:typeof t.name=="string"?t.name:void 0,selected:Il(n,e)}}const Ev=n=>wv(xs.value[n]).map(e=>({kind:"region",of:{list:"region",index:n},line:ko(e.map(([t,i])=>Oo(t,i)),!0),selected:!0})),Zm=Et(()=>!Kl.value||!zt.value?[]:[...Zn.value?.list==="region"?Ev(Zn.value.index):[],...["seeder","barrier","counter"].flatMap(e=>$r(e).map((t,i)=>HM(e,i,t))).filter(e=>e!==null)]);function Jo(n,e){const t=$r(n).length;vr({op:"add",path:[n],value:e}),Zn.value={list:n,index:t}}const Jm=()=>[...$r("barrier"),...$r("counter")].map(n=>String(n.name??""));function GM(n,e){const t=e.map(([s,r])=>Sv(s,r)),i=qr("rock")[0]??"block";n==="point"?Jo("seeder",{rock:i,point:t[0]}):n==="line"?Jo("seeder",{rock:i,line:t}):n==="area"?Jo("seeder",{rock:i,area:t}):n==="barrier"?Jo("barrier",{name:Nd("barrier",Jm()),line:t,height_m:3}):n==="counter"?Jo("counter",{name:Nd("counter",Jm()),line:t}):VM(t)}function VM(n){const e=qr("material"),t=Pi(["materials","default"]),i=e.find(o=>o!==t)??e[0]??"rock",s=[[...n,n[0]]],r=Math.max(-1,...xs.value.map(o=>o.properties.priority??0))+1,a=xs.value.length;dp([...xs.value,{type:"Feature",properties:{material:i,priority:r},geometry:{type:"Polygon",coordinates:s}}]),Zn.value={list:"region",index:a}}const Tv=n=>n.rings.flat();function gp(n,e){let t=e;for(const[i,s]of n.rings.entries()){if(t>=0&&t<s.length)return{ring:i,at:t};t-=s.length}return null}const _p=(n,e,t)=>({...n,rings:n.rings.map((i,s)=>s===e?t:i)});function WM(n,e,t){const i=gp(n,e);return i?_p(n,i.ring,n.rings[i.ring].map((s,r)=>r===i.at?t:s)):n}const XM=n=>Math.round(100*n)/100,Av=(n,e)=>n.slice(0,e.length).map((t,i)=>XM((t+e[i])/2));function $M(n){let e=0;return n.rings.flatMap(t=>{const i=e;e+=t.length;const s=t.length<2?0:n.closed?t.length:t.length-1;return Array.from({length:s},(r,a)=>({after:i+a,at:Av(t[a],t[(a+1)%t.length])}))})}function Rv(n,e,t){const i=gp(n,e);if(!i||n.rings[i.ring].length<2)return null;const s=n.rings[i.ring],r=!n.closed&&i.at===s.length-1,a=r?i.at-1:i.at,o=Av(s[a],s[(a+1)%s.length]);return{outline:_p(n,i.ring,[...s.slice(0,a+1),o,...s.slice(a+1)]),corner:e+(r?0:1)}}function Cv(n,e){const t=gp(n,e);if(!t||n.rings[t.ring].length<=n.least)return null;const i=n.rings[t.ring].filter((s,r)=>r!==t.at);return{outline:_p(n,t.ring,i),corner:Math.max(0,e-(t.at>0?1:0))}}const _n=Ie(null);nn(()=>{Zn.value,_n.value=null});const qM={point:1,line:2,area:3};function YM(n){if(n.list==="region"){const t=wv(xs.value[n.index]);return t.length>0?{rings:t,closed:!0,least:3}:null}const e=ec($r(n.list)[n.index]??{});return e&&{rings:[e.points],closed:e.key==="area",least:qM[e.key]}}const KM=Et(()=>{const n=Zn.value;return n!==null&&(Ue.value?.writable??!1)&&(n.list!=="region"||(Ql.value?.writable??!0))}),Li=Et(()=>KM.value?YM(Zn.value):null),Pv=([n,e])=>ko([Oo(n,e)])[0],tc=Et(()=>Li.value?Tv(Li.value).map(Pv):[]),ZM=80,JM=Et(()=>{const n=Li.value;return n&&tc.value.length<=ZM?$M(n).map(({after:e,at:t})=>({after:e,at:Pv(t)})):[]});function jM(n,e){const t=e.map(s=>[...s,s[0]].map(r=>[...r]));if(n.geometry.type==="Polygon")return{...n,geometry:{type:"Polygon",coordinates:t}};let i=0;return{...n,geometry:{type:"MultiPolygon",coordinates:n.geometry.coordinates.map(s=>s.map(()=>t[i++]))}}}function Lv(n,e){const t=Zn.value;if(t.list==="region")return dp(xs.value.map((r,a)=>a===t.index?jM(r,n.rings):r),e);const{key:i}=ec($r(t.list)[t.index]),s=n.rings[0].map(r=>[...r]);$S({op:"set",path:[t.list,t.index,i],value:i==="point"?s[0]:s},e)}function QM(n,e,t){const i=Sv(n,e);if(!t||t.length<3)return i;const[s,r]=[kd(...Oo(t[0],t[1])),kd(n,e)],a=r-s;return[...i,Number.isNaN(a)?t[2]:Math.round(100*(t[2]+a))/100]}function Dv(n,e,t,i=!1){const s=Li.value;s&&(Lv(WM(s,n,QM(e,t,Tv(s)[n])),i),_n.value=n)}function Nv(n){return n?(Lv(n.outline,!1),_n.value=n.corner,!0):!1}const vp=n=>Li.value!==null&&Nv(Rv(Li.value,n)),Iv=n=>Li.value!==null&&Nv(Cv(Li.value,n)),eb=Et(()=>Li.value!==null&&_n.value!==null&&Rv(Li.value,_n.value)!==null),tb=Et(()=>Li.value!==null&&_n.value!==null&&Cv(Li.value,_n.value)!==null);function Bd(n){const e=tc.value.length;e!==0&&(_n.value=_n.value===null?n>0?0:e-1:(_n.value+n+e)%e)}function nb(n,e,t){const i=_n.value===null?void 0:tc.value[_n.value];return i?(Dv(_n.value,i[0]+n,i[1]+e,t),!0):!1}const Dr=n=>n.positions.length/3,Yr=n=>n.rocks.length;function xp(){return{rocks:new Uint32Array(0),offsets:new Uint32Array(1),positions:new Float32Array(0),times:new Float32Array(0),quantities:new Map}}function jo(n,e){const t=new n.constructor(n.length+e.length);return t.set(n),t.set(e,n.length),t}function ib(n,e){if(Yr(n)===0)return e;if(Yr(e)===0)return n;const t=Dr(n),i=new Map;for(const[s,r]of n.quantities){const a=e.quantities.get(s);a&&i.set(s,jo(r,a))}return{rocks:jo(n.rocks,e.rocks),offsets:jo(n.offsets,e.offsets.slice(1).map(s=>s+t)),positions:jo(n.positions,e.positions),times:jo(n.times,e.times),quantities:i}}function yp(n,e){return n.rocks.indexOf(e)}function Sp(n){let[e,t]=[1/0,-1/0];for(const i of n)i<e&&(e=i),i>t&&(t=i);return t>=e?[e,t]:[0,1]}function sb(n,e,t){const i=new Uint8Array(n.length),s=t>e?255/(t-e):0;for(let r=0;r<n.length;++r)i[r]=Math.min(255,Math.max(0,(n[r]-e)*s));return i}const yt=Ie(xp()),xl=Ie(null),Ul=Ie([]),Uv=Ie("computed"),Mo=Ie(null),Fl=Ie(null),Wr=Ie(null),Ma=Ie([]),po=Ie(null),Sn=Ie(null),Os=Ie(null),Mp=Et(()=>Ue.value?.kind==="rockfall");function jm(){yt.value=xp(),xl.value=null,Ul.value=[],Mo.value=Wr.value=po.value=null,Ma.value=[],Sn.value=null}let yl=0,Fv=0;function Ov(n,e){yt.value=e?ib(yt.value,n.paths):n.paths,Ul.value=e?[...Ul.value,...n.roles]:n.roles,xl.value=n.impacts,Uv.value=n.source,yl=n.next}async function kv(n){const e=await jl(bt.paths(n,{after:yl}));n===Ht.value&&(e&&e.header.next>yl&&Ov(xv(e),yl>0),cn.value?.live&&(Fv=window.setTimeout(()=>void kv(n),600)))}async function rb(n){const e=i=>i!==null&&n===Ht.value,t=async(i,s)=>{const r=await jl(i);e(r)&&s(r)};await Promise.all([t(bt.paths(n),i=>Ov(xv(i),!1)),t(bt.summary(n),i=>Mo.value=i),t(bt.maps(n),i=>Ma.value=i.maps),t(bt.table(n,"rocks.csv"),i=>Wr.value=Au(i))])}const ab=Et(()=>cn.value?.live?"live":`${cn.value?.complete} ${cn.value?.modified}`);let Qm=null;nn(()=>{const n=Ht.value;if(ab.value,clearTimeout(Fv),!Mp.value||n===null)return jm();const{live:e,complete:t}=cn.peek()??{live:!1,complete:!1};(n!==Qm||e)&&(jm(),yl=0),Qm=n,e?kv(n):t&&rb(n)});nn(()=>{const n=Wi.value;Fl.value=null,!(!Mp.value||n===null||!iv.peek()?.complete)&&jl(bt.summary(n)).then(e=>{n===Wi.value&&(Fl.value=e)})});const Ru=Ie(null);async function Bv(n,e,t){if(n===null||e===null)return null;const i=await jl(bt.map(n,e,t));return i&&UM(i)}nn(()=>{const[n,e,t]=[Ht.value,ns.value,fo.value];if(e===null||!Ma.value.some(i=>i.name===e)){po.value=null;return}Bv(n,e,t).then(i=>{n===Ht.value&&e===ns.value&&(po.value=i)})});nn(()=>{const[n,e]=[Wi.value,ns.value];Ru.value=null,Bv(n,e,1).then(t=>{n===Wi.value&&e===ns.value&&(Ru.value=t)})});async function bo(n){Sn.value=n,Os.value=null;const e=Ht.value;if(n===null||e===null)return Nl(zv()),Zu(ys.value);const t=await jl(bt.rock(e,n));!t||Sn.value!==n||(Os.value=OM(t),Nl(Os.value.header.duration_s))}function zv(){let n=0;for(const e of yt.value.times)e>n&&(n=e);return n}nn(()=>{yt.value,Sn.peek()===null&&Mp.value&&(ys.value=zv(),Vr.peek()||(Dn.value=ys.value))});const di=Ie(null),ob=2,lb=20,cb=n=>Math.max(.01,Number(n.toPrecision(1)));function ub(n){const[e,t]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]}[n.key]??[0,0],i=di.value?.stage;if(e===0&&t===0||!i)return!1;const s=cb((n.shiftKey?lb:ob)*i.metresPerPixel()),[r,a]=i.directionInPlan();return nb(s*(e*a+t*r),s*(t*a-e*r),n.repeat)}function hb(n){if(!Li.value||gn.value!==null||Qt.value!=="setup")return!1;if(n.key==="["||n.key==="]")return Bd(n.key==="]"?1:-1),di.value?.focus(),!0;const e=_n.value;return e===null?!1:n.key==="Insert"||n.key==="k"?vp(e):n.key==="Delete"||n.key==="Backspace"?Iv(e):n.target instanceof HTMLElement&&(n.target===document.body||n.target.matches(".stage-host"))&&ub(n)}function db(){const n=tc.value.length;if(!Li.value||n===0||gn.value!==null)return null;const e=_n.value;return n===1?h("div",{class:"plate hint",role:"status",children:"Drag the point to move it"}):h("div",{class:"plate bar corner-bar",role:"group","aria-label":"corners","data-test":"corners",children:[h("span",{class:"hint",role:"status",children:e===null?"Drag a corner; a small point between adds one":`Corner ${e+1} of ${n}`}),h("button",{class:"button icon","aria-label":"corner before",title:"corner before ([)",onClick:()=>Bd(-1),children:"‹"}),h("button",{class:"button icon","aria-label":"next corner",title:"next corner (]); arrows move it, with Shift farther",onClick:()=>{Bd(1),di.value?.focus()},children:"›"}),h("button",{class:"button",disabled:!eb.value,title:"one more corner after this one (K)",onClick:()=>vp(e),"data-test":"corner-add",children:"Add"}),h("button",{class:"button",disabled:!tb.value,title:"take this corner away (Delete)",onClick:()=>Iv(e),"data-test":"corner-remove",children:"Remove"})]})}const fb=[[["?"],"this list"],[["Esc"],"give up drawing, let go of the rock, close"],[["1"],"view: oblique"],[["2"],"view: from above"],[["3"],"view: from the front"],[["4"],"view: from the side"],[["F"],"fit the rock or the slope"],[["←","→","↑","↓"],"turn the camera (stage has focus)"],[["+","−"],"nearer, farther"],[["Space"],"play or pause"],[[",","."],"one frame back, forward"],[["Home"],"to the start"],[["N","B"],"next rock, rock before"],[["V"],"follow the rock"],[["P"],"paths on or off"],[["I"],"impacts on or off"],[["M"],"hillshade only"],[["S"],"tab: set up"],[["U"],"tab: runs"],[["E"],"tab: results"],[["C"],"draw a cut"],[["Q"],"draw a source (point)"],[["L"],"draw a source (line)"],[["A"],"draw a source (area)"],[["W"],"draw a barrier"],[["T"],"draw a counter"],[["G"],"draw a region"],[["[","]"],"corner before, next corner of what is selected"],[["←","→","↑","↓"],"move the chosen corner (Shift: farther)"],[["K"],"add a corner"],[["Del"],"remove a corner"],[["R"],"run"],[["Ctrl","S"],"save"],[["Ctrl","Z"],"undo a change"],[["D"],"light or dark"],[["O"],"open a project"]],pb=n=>n instanceof HTMLElement&&(n.matches('input[type="text"], textarea, select')||n.closest("dialog")!==null);function ra(n){Ue.value?.kind!=="rockfall"||n!=="cut"&&!Ue.value.writable||(gn.value=gn.value===n?null:n)}function eg(n){const e=[...yt.value.rocks].sort((i,s)=>i-s);if(e.length===0)return;const t=Sn.value===null?n>0?-1:0:e.indexOf(Sn.value);bo(e[(t+n+e.length)%e.length])}function mb(){di.value?.draw.key("Escape")||(gn.value!==null?gn.value=null:_n.value!==null?_n.value=null:Zn.value!==null&&Qt.value==="setup"?Zn.value=null:Sn.value!==null||Os.value!==null?bo(null):is.value=null)}const Ch=n=>()=>void(Qt.value=n),mc=n=>()=>di.value?.stage.look(n),gb={"?":()=>$u.value=!0,Escape:mb,1:mc("oblique"),2:mc("top"),3:mc("front"),4:mc("side"),f:()=>di.value?.fit(),"+":()=>di.value?.stage.zoom(.8),"-":()=>di.value?.stage.zoom(1.25)," ":pp,",":()=>Dl(-1/30),".":()=>Dl(1/30),Home:()=>Zu(0),v:()=>cr.value=!cr.value,n:()=>eg(1),b:()=>eg(-1),p:()=>ui.paths.value=!ui.paths.value,i:()=>ui.impacts.value=!ui.impacts.value,m:()=>ns.value=null,s:Ch("setup"),u:Ch("runs"),e:Ch("results"),c:()=>ra("cut"),q:()=>ra("point"),l:()=>ra("line"),a:()=>ra("area"),w:()=>ra("barrier"),t:()=>ra("counter"),g:()=>ra("region"),r:()=>Ll.value=Ue.value?.writable??!1,d:ov,o:()=>ru.value=!0};function _b(n){if(n==="s")fv();else if(n==="z")tv();else return!1;return!0}function tg(n){if((n.ctrlKey||n.metaKey)&&_b(n.key.toLowerCase()))return n.preventDefault();if(pb(n.target)||n.ctrlKey||n.metaKey||n.altKey||n.target instanceof HTMLInputElement&&n.target.type==="range"&&n.key==="Home")return;if(di.value?.draw.key(n.key)||hb(n))return n.preventDefault();const e=n.target instanceof HTMLButtonElement&&(n.key===" "||n.key==="Enter"),t=gb[n.key.length===1?n.key.toLowerCase():n.key];!t||e||!Ue.value?.kind||(n.preventDefault(),t())}function vb(){return window.addEventListener("keydown",tg),()=>window.removeEventListener("keydown",tg)}function xb(){return h(Yu,{title:"Keys",close:()=>$u.value=!1,children:[h("div",{class:"shortcuts","data-test":"shortcuts",children:fb.map(([n,e])=>[h("span",{children:n.map(t=>h("kbd",{children:t},t))},e),h("span",{children:e},e+"w")])}),h("br",{}),h("p",{class:"soft",children:"Drag turns the camera, right drag moves it, the wheel zooms. A click on a path picks its rock. While drawing: click adds a point, Enter or a double click ends, Backspace takes the last back."})]})}function yb(){return h("div",{class:"messages",role:"status","aria-live":"polite",children:Al.value.map(n=>h("div",{class:`plate message ${n.kind}`,children:[h("span",{children:n.text}),h("button",{class:"button small icon plain close","aria-label":"dismiss",onClick:()=>Z0(n.id),children:h(Bn,{name:"close"})})]},n.id))})}function Sb(n,e){const[t,i]=n.cell,s=Math.min(n.corner[0],e.corner[0]),r=Math.min(n.corner[1],e.corner[1]),a=Math.max(n.corner[0]+n.columns*t,e.corner[0]+e.columns*e.cell[0]),o=Math.max(n.corner[1]+n.rows*i,e.corner[1]+e.rows*e.cell[1]),[l,c]=[Math.round((a-s)/t),Math.round((o-r)/i)],u=new Float32Array(l*c);for(let d=0,f=0;d<c;++d)for(let p=0;p<l;++p,++f){const[_,S]=[s+(p+.5)*t,r+(d+.5)*i],[m,g]=[ng(n,_,S),ng(e,_,S)];u[f]=Number.isNaN(m)?-g:Number.isNaN(g)?m:m-g}return{...n,corner:[s,r],columns:l,rows:c,values:u,min:null,max:null}}function ng(n,e,t){const i=Math.floor((e-n.corner[0])/n.cell[0]),s=Math.floor((t-n.corner[1])/n.cell[1]);return i>=0&&s>=0&&i<n.columns&&s<n.rows?n.values[s*n.columns+i]:NaN}const zd=Et(()=>Qt.value==="compare"&&Ru.value!==null),Hv=Et(()=>!po.value||ns.value===null?null:zd.value?Sb(po.value,Ru.value):po.value),Hd=Et(()=>{const n=Hv.value,e=Ma.value.find(o=>o.name===ns.value);if(!n||!e)return null;const[t,i]=Sp(n.values),s=e.bands[fo.value-1],r=zd.value?`difference of ${e.title}`:e.title+(fo.value>1&&s?`, ${s}`:"");if(zd.value){const o=Math.max(Math.abs(t),Math.abs(i))||1;return{title:r,unit:e.unit,low:-o,high:o,scale:"difference",logarithmic:!1}}const a=/^(reach_probability|passages|deposits)/.test(e.name)&&t>0&&i>t;return{title:r,unit:e.unit,low:a?t:Math.min(0,t),high:i,scale:"viridis",logarithmic:a}}),Gd=Et(()=>{const n=yt.value.quantities.get(Gr.value);if(!n||n.length===0)return null;const{label:e,unit:t}=Uo(Gr.value);return{title:lv[Gr.value]??e,unit:t,low:0,high:Sp(n)[1],scale:"viridis",logarithmic:!1}}),Gv=Ie(null),ti=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();const bp="187",mo={ROTATE:0,DOLLY:1,PAN:2},co={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Mb=0,ig=1,bb=2,ou=1,wb=2,cl=3,ba=0,Ai=1,Gi=2,go=0,Sl=1,sg=2,rg=3,ag=4,Eb=5,oo=100,Tb=101,Ab=102,Rb=103,Cb=104,Pb=200,Lb=201,Db=202,Nb=203,Vv=204,Wv=205,Ib=206,Ub=207,Fb=208,Ob=209,kb=210,Bb=211,zb=212,Hb=213,Gb=214,Vd=0,Wd=1,Xd=2,Ol=3,$d=4,qd=5,Yd=6,Kd=7,wp=0,Vb=1,Wb=2,fr=0,Xv=1,$v=2,qv=3,Yv=4,Kv=5,Zv=6,Jv=7,jv=300,wo=301,kl=302,Ph=303,Lh=304,Zd=1e3,ur=1001,Jd=1002,ni=1003,Xb=1004,gc=1005,hi=1006,Dh=1007,Br=1008,Vi=1009,Qv=1010,ex=1011,Bl=1012,Ep=1013,Xs=1014,Us=1015,$s=1016,Tp=1017,Ap=1018,Eo=1020,tx=35902,nx=35899,ix=1021,sx=1022,_s=1023,Kr=1026,zr=1027,rx=1028,Rp=1029,wa=1030,Cp=1031,Pp=1033,lu=33776,cu=33777,uu=33778,hu=33779,jd=35840,Qd=35841,ef=35842,tf=35843,nf=36196,sf=37492,rf=37496,af=37488,of=37489,Cu=37490,lf=37491,cf=37808,uf=37809,hf=37810,df=37811,ff=37812,pf=37813,mf=37814,gf=37815,_f=37816,vf=37817,xf=37818,yf=37819,Sf=37820,Mf=37821,bf=36492,wf=36494,Ef=36495,Tf=36283,Af=36284,Pu=36285,Rf=36286,$b=3200,Cf=0,qb=1,kr="",Hi="srgb",Lu="srgb-linear",Du="linear",Ot="srgb",Nh=7680,Yb=519,Kb=512,Zb=513,Jb=514,ax=515,jb=516,Qb=517,ox=518,lx=519,cx=35044,og="300 es",vs=2e3,zl=2001;function ew(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Nu(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function tw(){const n=Nu("canvas");return n.style.display="block",n}const lg={};function Iu(...n){const e="THREE."+n.shift();console.log(e,...n)}function ux(n){const e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){const t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function je(...n){n=ux(n);const e="THREE."+n.shift();{const t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function At(...n){n=ux(n);const e="THREE."+n.shift();{const t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function du(...n){const e=n.join(" ");e in lg||(lg[e]=!0,je(...n))}function nw(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}const iw={[Vd]:Vd,[Xd]:Yd,[$d]:$d,[Ol]:qd,[Wd]:Wd,[Yd]:Xd,[Kd]:Kd,[qd]:Ol};class ea{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});const i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){const i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){const i=this._listeners;if(i===void 0)return;const s=i[e];if(s!==void 0){const r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){const t=this._listeners;if(t===void 0)return;const i=t[e.type];if(i!==void 0){e.target=this;const s=i.slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,e);e.target=null}}}const oi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let cg=1234567;const _o=Math.PI/180,Hl=180/Math.PI;function ta(){const n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(oi[n&255]+oi[n>>8&255]+oi[n>>16&255]+oi[n>>24&255]+"-"+oi[e&255]+oi[e>>8&255]+"-"+oi[e>>16&15|64]+oi[e>>24&255]+"-"+oi[t&63|128]+oi[t>>8&255]+"-"+oi[t>>16&255]+oi[t>>24&255]+oi[i&255]+oi[i>>8&255]+oi[i>>16&255]+oi[i>>24&255]).toLowerCase()}function ot(n,e,t){return Math.max(e,Math.min(t,n))}function Lp(n,e){return(n%e+e)%e}function sw(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function rw(n,e,t){return n!==e?(t-n)/(e-n):0}function Ml(n,e,t){return(1-t)*n+t*e}function aw(n,e,t,i){return Ml(n,e,1-Math.exp(-t*i))}function ow(n,e=1){return e-Math.abs(Lp(n,e*2)-e)}function lw(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function cw(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function uw(n,e){return n+Math.floor(Math.random()*(e-n+1))}function hw(n,e){return n+Math.random()*(e-n)}function dw(n){return n*(.5-Math.random())}function fw(n){n!==void 0&&(cg=n);let e=cg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function pw(n){return n*_o}function mw(n){return n*Hl}function gw(n){return n>0&&Number.isInteger(n)&&2**Math.round(Math.log2(n))===n}function _w(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function hx(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function vw(n,e,t,i,s){const r=Math.cos,a=Math.sin,o=r(t/2),l=a(t/2),c=r((e+i)/2),u=a((e+i)/2),d=r((e-i)/2),f=a((e-i)/2),p=r((i-e)/2),_=a((i-e)/2);switch(s){case"XYX":n.set(o*u,l*d,l*f,o*c);break;case"YZY":n.set(l*f,o*u,l*d,o*c);break;case"ZXZ":n.set(l*d,l*f,o*u,o*c);break;case"XZX":n.set(o*u,l*_,l*p,o*c);break;case"YXY":n.set(l*p,o*u,l*_,o*c);break;case"ZYZ":n.set(l*_,l*p,o*u,o*c);break;default:je("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function ju(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Dp(n,e){if(e.constructor===Float32Array)return n;const t=ju(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function Np(n,e){if(e.constructor===Float32Array)return n;const t=ju(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}const Fr={DEG2RAD:_o,RAD2DEG:Hl,generateUUID:ta,clamp:ot,euclideanModulo:Lp,mapLinear:sw,inverseLerp:rw,lerp:Ml,damp:aw,pingpong:ow,smoothstep:lw,smootherstep:cw,randInt:uw,randFloat:hw,randFloatSpread:dw,seededRandom:fw,degToRad:pw,radToDeg:mw,isPowerOfTwo:gw,ceilPowerOfTwo:_w,floorPowerOfTwo:hx,setQuaternionFromProperEuler:vw,normalize:Np,denormalize:Dp};class nt{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){const t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=ot(this.x,e.x,t.x),this.y=ot(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=ot(this.x,e,t),this.y=ot(this.y,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(ot(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(ot(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){const i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,a=this.y-e.y;return this.x=r*i-a*s+e.x,this.y=r*s+a*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class Zr{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,a,o){let l=i[s+0],c=i[s+1],u=i[s+2],d=i[s+3],f=r[a+0],p=r[a+1],_=r[a+2],S=r[a+3];if(d!==S||l!==f||c!==p||u!==_){let m=l*f+c*p+u*_+d*S;m<0&&(f=-f,p=-p,_=-_,S=-S,m=-m);let g=1-o;if(m<.9995){const y=Math.acos(m),R=Math.sin(y);g=Math.sin(g*y)/R,o=Math.sin(o*y)/R,l=l*g+f*o,c=c*g+p*o,u=u*g+_*o,d=d*g+S*o}else{l=l*g+f*o,c=c*g+p*o,u=u*g+_*o,d=d*g+S*o;const y=1/Math.sqrt(l*l+c*c+u*u+d*d);l*=y,c*=y,u*=y,d*=y}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,a){const o=i[s],l=i[s+1],c=i[s+2],u=i[s+3],d=r[a],f=r[a+1],p=r[a+2],_=r[a+3];return e[t]=o*_+u*d+l*p-c*f,e[t+1]=l*_+u*f+c*d-o*p,e[t+2]=c*_+u*p+o*f-l*d,e[t+3]=u*_-o*d-l*f-c*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){const i=e._x,s=e._y,r=e._z,a=e._order,o=Math.cos,l=Math.sin,c=o(i/2),u=o(s/2),d=o(r/2),f=l(i/2),p=l(s/2),_=l(r/2);switch(a){case"XYZ":this._x=f*u*d+c*p*_,this._y=c*p*d-f*u*_,this._z=c*u*_+f*p*d,this._w=c*u*d-f*p*_;break;case"YXZ":this._x=f*u*d+c*p*_,this._y=c*p*d-f*u*_,this._z=c*u*_-f*p*d,this._w=c*u*d+f*p*_;break;case"ZXY":this._x=f*u*d-c*p*_,this._y=c*p*d+f*u*_,this._z=c*u*_+f*p*d,this._w=c*u*d-f*p*_;break;case"ZYX":this._x=f*u*d-c*p*_,this._y=c*p*d+f*u*_,this._z=c*u*_-f*p*d,this._w=c*u*d+f*p*_;break;case"YZX":this._x=f*u*d+c*p*_,this._y=c*p*d+f*u*_,this._z=c*u*_-f*p*d,this._w=c*u*d-f*p*_;break;case"XZY":this._x=f*u*d-c*p*_,this._y=c*p*d-f*u*_,this._z=c*u*_+f*p*d,this._w=c*u*d+f*p*_;break;default:je("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){const i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){const t=e.elements,i=t[0],s=t[4],r=t[8],a=t[1],o=t[5],l=t[9],c=t[2],u=t[6],d=t[10],f=i+o+d;if(f>0){const p=.5/Math.sqrt(f+1);this._w=.25/p,this._x=(u-l)*p,this._y=(r-c)*p,this._z=(a-s)*p}else if(i>o&&i>d){const p=2*Math.sqrt(1+i-o-d);this._w=(u-l)/p,this._x=.25*p,this._y=(s+a)/p,this._z=(r+c)/p}else if(o>d){const p=2*Math.sqrt(1+o-i-d);this._w=(r-c)/p,this._x=(s+a)/p,this._y=.25*p,this._z=(l+u)/p}else{const p=2*Math.sqrt(1+d-i-o);this._w=(a-s)/p,this._x=(r+c)/p,this._y=(l+u)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(ot(this.dot(e),-1,1)))}rotateTowards(e,t){const i=this.angleTo(e);if(i===0)return this;const s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){const i=e._x,s=e._y,r=e._z,a=e._w,o=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+a*o+s*c-r*l,this._y=s*u+a*l+r*o-i*c,this._z=r*u+a*c+i*l-s*o,this._w=a*u-i*o-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,a=e._w,o=this.dot(e);o<0&&(i=-i,s=-s,r=-r,a=-a,o=-o);let l=1-t;if(o<.9995){const c=Math.acos(o),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){const e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class H{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(ug.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(ug.setFromAxisAngle(e,t))}applyMatrix3(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=e.elements,a=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*a,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*a,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*a,this}applyQuaternion(e){const t=this.x,i=this.y,s=this.z,r=e.x,a=e.y,o=e.z,l=e.w,c=2*(a*s-o*i),u=2*(o*t-r*s),d=2*(r*i-a*t);return this.x=t+l*c+a*d-o*u,this.y=i+l*u+o*c-r*d,this.z=s+l*d+r*u-a*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=ot(this.x,e.x,t.x),this.y=ot(this.y,e.y,t.y),this.z=ot(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=ot(this.x,e,t),this.y=ot(this.y,e,t),this.z=ot(this.z,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(ot(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){const i=e.x,s=e.y,r=e.z,a=t.x,o=t.y,l=t.z;return this.x=s*l-r*o,this.y=r*a-i*l,this.z=i*o-s*a,this}projectOnVector(e){const t=e.lengthSq();if(t===0)return this.set(0,0,0);const i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Ih.copy(this).projectOnVector(e),this.sub(Ih)}reflect(e){return this.sub(Ih.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(ot(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){const s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){const t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const Ih=new H,ug=new Zr;class lt{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,a,o,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c)}set(e,t,i,s,r,a,o,l,c){const u=this.elements;return u[0]=e,u[1]=s,u[2]=o,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=a,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){const t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[3],l=i[6],c=i[1],u=i[4],d=i[7],f=i[2],p=i[5],_=i[8],S=s[0],m=s[3],g=s[6],y=s[1],R=s[4],b=s[7],L=s[2],A=s[5],v=s[8];return r[0]=a*S+o*y+l*L,r[3]=a*m+o*R+l*A,r[6]=a*g+o*b+l*v,r[1]=c*S+u*y+d*L,r[4]=c*m+u*R+d*A,r[7]=c*g+u*b+d*v,r[2]=f*S+p*y+_*L,r[5]=f*m+p*R+_*A,r[8]=f*g+p*b+_*v,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],u=e[8];return t*a*u-t*o*c-i*r*u+i*o*l+s*r*c-s*a*l}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],u=e[8],d=u*a-o*c,f=o*l-u*r,p=c*r-a*l,_=t*d+i*f+s*p;if(_===0)return this.set(0,0,0,0,0,0,0,0,0);const S=1/_;return e[0]=d*S,e[1]=(s*c-u*i)*S,e[2]=(o*i-s*a)*S,e[3]=f*S,e[4]=(u*t-s*l)*S,e[5]=(s*r-o*t)*S,e[6]=p*S,e[7]=(i*l-c*t)*S,e[8]=(a*t-i*r)*S,this}transpose(){let e;const t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){const t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,a,o){const l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*a+c*o)+a+e,-s*c,s*l,-s*(-c*a+l*o)+o+t,0,0,1),this}scale(e,t){return du("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Uh.makeScale(e,t)),this}rotate(e){return du("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Uh.makeRotation(-e)),this}translate(e,t){return du("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Uh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}}const Uh=new lt,hg=new lt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),dg=new lt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function xw(){const n={enabled:!0,workingColorSpace:Lu,spaces:{},convert:function(s,r,a){return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===Ot&&(s.r=pr(s.r),s.g=pr(s.g),s.b=pr(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===Ot&&(s.r=vo(s.r),s.g=vo(s.g),s.b=vo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===kr?Du:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[a].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Lu]:{primaries:e,whitePoint:i,transfer:Du,toXYZ:hg,fromXYZ:dg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Hi},outputColorSpaceConfig:{drawingBufferColorSpace:Hi}},[Hi]:{primaries:e,whitePoint:i,transfer:Ot,toXYZ:hg,fromXYZ:dg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Hi}}}),n}const St=xw();function pr(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function vo(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}let Xa;class yw{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Xa===void 0&&(Xa=Nu("canvas")),Xa.width=e.width,Xa.height=e.height;const s=Xa.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=Xa}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){const t=Nu("canvas");t.width=e.width,t.height=e.height;const i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);const s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let a=0;a<r.length;a++)r[a]=pr(r[a]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){const t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(pr(t[i]/255)*255):t[i]=pr(t[i]);return{data:t,width:e.width,height:e.height}}else return je("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}}let Sw=0;class Ip{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Sw++}),this.uuid=ta(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){const t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];const i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(Fh(s[a].image)):r.push(Fh(s[a]))}else r=Fh(s);i.url=r}return t||(e.images[this.uuid]=i),i}}function Fh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?yw.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(je("Texture: Unable to serialize Texture."),{})}let Mw=0;const Oh=new H;class fi extends ea{constructor(e=fi.DEFAULT_IMAGE,t=fi.DEFAULT_MAPPING,i=ur,s=ur,r=hi,a=Br,o=_s,l=Vi,c=fi.DEFAULT_ANISOTROPY,u=kr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Mw++}),this.uuid=ta(),this.name="",this.source=new Ip(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=c,this.format=o,this.internalFormat=null,this.type=l,this.offset=new nt(0,0),this.repeat=new nt(1,1),this.center=new nt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new lt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Oh).x}get height(){return this.source.getSize(Oh).y}get depth(){return this.source.getSize(Oh).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(const t in e){const i=e[t];if(i===void 0){je(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){je(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];const i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==jv)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Zd:e.x=e.x-Math.floor(e.x);break;case ur:e.x=e.x<0?0:1;break;case Jd:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Zd:e.y=e.y-Math.floor(e.y);break;case ur:e.y=e.y<0?0:1;break;case Jd:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}}fi.DEFAULT_IMAGE=null;fi.DEFAULT_MAPPING=jv;fi.DEFAULT_ANISOTROPY=1;class qt{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=this.w,a=e.elements;return this.x=a[0]*t+a[4]*i+a[8]*s+a[12]*r,this.y=a[1]*t+a[5]*i+a[9]*s+a[13]*r,this.z=a[2]*t+a[6]*i+a[10]*s+a[14]*r,this.w=a[3]*t+a[7]*i+a[11]*s+a[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);const t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r;const l=e.elements,c=l[0],u=l[4],d=l[8],f=l[1],p=l[5],_=l[9],S=l[2],m=l[6],g=l[10];if(Math.abs(u-f)<.01&&Math.abs(d-S)<.01&&Math.abs(_-m)<.01){if(Math.abs(u+f)<.1&&Math.abs(d+S)<.1&&Math.abs(_+m)<.1&&Math.abs(c+p+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;const R=(c+1)/2,b=(p+1)/2,L=(g+1)/2,A=(u+f)/4,v=(d+S)/4,T=(_+m)/4;return R>b&&R>L?R<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(R),s=A/i,r=v/i):b>L?b<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),i=A/s,r=T/s):L<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(L),i=v/r,s=T/r),this.set(i,s,r,t),this}let y=Math.sqrt((m-_)*(m-_)+(d-S)*(d-S)+(f-u)*(f-u));return Math.abs(y)<.001&&(y=1),this.x=(m-_)/y,this.y=(d-S)/y,this.z=(f-u)/y,this.w=Math.acos((c+p+g-1)/2),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=ot(this.x,e.x,t.x),this.y=ot(this.y,e.y,t.y),this.z=ot(this.z,e.z,t.z),this.w=ot(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=ot(this.x,e,t),this.y=ot(this.y,e,t),this.z=ot(this.z,e,t),this.w=ot(this.w,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(ot(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class bw extends ea{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:hi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new qt(0,0,e,t),this.scissorTest=!1,this.viewport=new qt(0,0,e,t),this.textures=[];const s=i.count;for(let r=0;r<s;r++)this.textures[r]=new fi({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){const t={minFilter:hi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;const s=Object.assign({},e.textures[t].image);this.textures[t].source=new Ip(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){const t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}}class ks extends bw{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}}class dx extends fi{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=ni,this.minFilter=ni,this.wrapR=ur,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}}class ww extends fi{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=ni,this.minFilter=ni,this.wrapR=ur,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}}class Xt{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,a,o,l,c,u,d,f,p,_,S,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c,u,d,f,p,_,S,m)}set(e,t,i,s,r,a,o,l,c,u,d,f,p,_,S,m){const g=this.elements;return g[0]=e,g[4]=t,g[8]=i,g[12]=s,g[1]=r,g[5]=a,g[9]=o,g[13]=l,g[2]=c,g[6]=u,g[10]=d,g[14]=f,g[3]=p,g[7]=_,g[11]=S,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Xt().fromArray(this.elements)}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){const t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){const t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();const t=this.elements,i=e.elements,s=1/$a.setFromMatrixColumn(e,0).length(),r=1/$a.setFromMatrixColumn(e,1).length(),a=1/$a.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*a,t[9]=i[9]*a,t[10]=i[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){const t=this.elements,i=e.x,s=e.y,r=e.z,a=Math.cos(i),o=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){const f=a*u,p=a*d,_=o*u,S=o*d;t[0]=l*u,t[4]=-l*d,t[8]=c,t[1]=p+_*c,t[5]=f-S*c,t[9]=-o*l,t[2]=S-f*c,t[6]=_+p*c,t[10]=a*l}else if(e.order==="YXZ"){const f=l*u,p=l*d,_=c*u,S=c*d;t[0]=f+S*o,t[4]=_*o-p,t[8]=a*c,t[1]=a*d,t[5]=a*u,t[9]=-o,t[2]=p*o-_,t[6]=S+f*o,t[10]=a*l}else if(e.order==="ZXY"){const f=l*u,p=l*d,_=c*u,S=c*d;t[0]=f-S*o,t[4]=-a*d,t[8]=_+p*o,t[1]=p+_*o,t[5]=a*u,t[9]=S-f*o,t[2]=-a*c,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){const f=a*u,p=a*d,_=o*u,S=o*d;t[0]=l*u,t[4]=_*c-p,t[8]=f*c+S,t[1]=l*d,t[5]=S*c+f,t[9]=p*c-_,t[2]=-c,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){const f=a*l,p=a*c,_=o*l,S=o*c;t[0]=l*u,t[4]=S-f*d,t[8]=_*d+p,t[1]=d,t[5]=a*u,t[9]=-o*u,t[2]=-c*u,t[6]=p*d+_,t[10]=f-S*d}else if(e.order==="XZY"){const f=a*l,p=a*c,_=o*l,S=o*c;t[0]=l*u,t[4]=-d,t[8]=c*u,t[1]=f*d+S,t[5]=a*u,t[9]=p*d-_,t[2]=_*d-p,t[6]=o*u,t[10]=S*d+f}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Ew,e,Tw)}lookAt(e,t,i){const s=this.elements;return Oi.subVectors(e,t),Oi.lengthSq()===0&&(Oi.z=1),Oi.normalize(),Ar.crossVectors(i,Oi),Ar.lengthSq()===0&&(Math.abs(i.z)===1?Oi.x+=1e-4:Oi.z+=1e-4,Oi.normalize(),Ar.crossVectors(i,Oi)),Ar.normalize(),_c.crossVectors(Oi,Ar),s[0]=Ar.x,s[4]=_c.x,s[8]=Oi.x,s[1]=Ar.y,s[5]=_c.y,s[9]=Oi.y,s[2]=Ar.z,s[6]=_c.z,s[10]=Oi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[4],l=i[8],c=i[12],u=i[1],d=i[5],f=i[9],p=i[13],_=i[2],S=i[6],m=i[10],g=i[14],y=i[3],R=i[7],b=i[11],L=i[15],A=s[0],v=s[4],T=s[8],z=s[12],I=s[1],D=s[5],k=s[9],V=s[13],U=s[2],W=s[6],Z=s[10],G=s[14],ce=s[3],J=s[7],Q=s[11],se=s[15];return r[0]=a*A+o*I+l*U+c*ce,r[4]=a*v+o*D+l*W+c*J,r[8]=a*T+o*k+l*Z+c*Q,r[12]=a*z+o*V+l*G+c*se,r[1]=u*A+d*I+f*U+p*ce,r[5]=u*v+d*D+f*W+p*J,r[9]=u*T+d*k+f*Z+p*Q,r[13]=u*z+d*V+f*G+p*se,r[2]=_*A+S*I+m*U+g*ce,r[6]=_*v+S*D+m*W+g*J,r[10]=_*T+S*k+m*Z+g*Q,r[14]=_*z+S*V+m*G+g*se,r[3]=y*A+R*I+b*U+L*ce,r[7]=y*v+R*D+b*W+L*J,r[11]=y*T+R*k+b*Z+L*Q,r[15]=y*z+R*V+b*G+L*se,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],a=e[1],o=e[5],l=e[9],c=e[13],u=e[2],d=e[6],f=e[10],p=e[14],_=e[3],S=e[7],m=e[11],g=e[15],y=l*p-c*f,R=o*p-c*d,b=o*f-l*d,L=a*p-c*u,A=a*f-l*u,v=a*d-o*u;return t*(S*y-m*R+g*b)-i*(_*y-m*L+g*A)+s*(_*R-S*L+g*v)-r*(_*b-S*A+m*v)}determinantAffine(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],a=e[5],o=e[9],l=e[2],c=e[6],u=e[10];return t*(a*u-o*c)-i*(r*u-o*l)+s*(r*c-a*l)}transpose(){const e=this.elements;let t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){const s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],u=e[8],d=e[9],f=e[10],p=e[11],_=e[12],S=e[13],m=e[14],g=e[15],y=t*o-i*a,R=t*l-s*a,b=t*c-r*a,L=i*l-s*o,A=i*c-r*o,v=s*c-r*l,T=u*S-d*_,z=u*m-f*_,I=u*g-p*_,D=d*m-f*S,k=d*g-p*S,V=f*g-p*m,U=y*V-R*k+b*D+L*I-A*z+v*T;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const W=1/U;return e[0]=(o*V-l*k+c*D)*W,e[1]=(s*k-i*V-r*D)*W,e[2]=(S*v-m*A+g*L)*W,e[3]=(f*A-d*v-p*L)*W,e[4]=(l*I-a*V-c*z)*W,e[5]=(t*V-s*I+r*z)*W,e[6]=(m*b-_*v-g*R)*W,e[7]=(u*v-f*b+p*R)*W,e[8]=(a*k-o*I+c*T)*W,e[9]=(i*I-t*k-r*T)*W,e[10]=(_*A-S*b+g*y)*W,e[11]=(d*b-u*A-p*y)*W,e[12]=(o*z-a*D-l*T)*W,e[13]=(t*D-i*z+s*T)*W,e[14]=(S*R-_*L-m*y)*W,e[15]=(u*L-d*R+f*y)*W,this}scale(e){const t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){const e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){const t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){const i=Math.cos(t),s=Math.sin(t),r=1-i,a=e.x,o=e.y,l=e.z,c=r*a,u=r*o;return this.set(c*a+i,c*o-s*l,c*l+s*o,0,c*o+s*l,u*o+i,u*l-s*a,0,c*l-s*o,u*l+s*a,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,a){return this.set(1,i,r,0,e,1,a,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){const s=this.elements,r=t._x,a=t._y,o=t._z,l=t._w,c=r+r,u=a+a,d=o+o,f=r*c,p=r*u,_=r*d,S=a*u,m=a*d,g=o*d,y=l*c,R=l*u,b=l*d,L=i.x,A=i.y,v=i.z;return s[0]=(1-(S+g))*L,s[1]=(p+b)*L,s[2]=(_-R)*L,s[3]=0,s[4]=(p-b)*A,s[5]=(1-(f+g))*A,s[6]=(m+y)*A,s[7]=0,s[8]=(_+R)*v,s[9]=(m-y)*v,s[10]=(1-(f+S))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){const s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];const r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let a=$a.set(s[0],s[1],s[2]).length();const o=$a.set(s[4],s[5],s[6]).length(),l=$a.set(s[8],s[9],s[10]).length();r<0&&(a=-a),cs.copy(this);const c=1/a,u=1/o,d=1/l;return cs.elements[0]*=c,cs.elements[1]*=c,cs.elements[2]*=c,cs.elements[4]*=u,cs.elements[5]*=u,cs.elements[6]*=u,cs.elements[8]*=d,cs.elements[9]*=d,cs.elements[10]*=d,t.setFromRotationMatrix(cs),i.x=a,i.y=o,i.z=l,this}makePerspective(e,t,i,s,r,a,o=vs,l=!1){const c=this.elements,u=2*r/(t-e),d=2*r/(i-s),f=(t+e)/(t-e),p=(i+s)/(i-s);let _,S;if(l)_=r/(a-r),S=a*r/(a-r);else if(o===vs)_=-(a+r)/(a-r),S=-2*a*r/(a-r);else if(o===zl)_=-a/(a-r),S=-a*r/(a-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=u,c[4]=0,c[8]=f,c[12]=0,c[1]=0,c[5]=d,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,a,o=vs,l=!1){const c=this.elements,u=2/(t-e),d=2/(i-s),f=-(t+e)/(t-e),p=-(i+s)/(i-s);let _,S;if(l)_=1/(a-r),S=a/(a-r);else if(o===vs)_=-2/(a-r),S=-(a+r)/(a-r);else if(o===zl)_=-1/(a-r),S=-r/(a-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=u,c[4]=0,c[8]=0,c[12]=f,c[1]=0,c[5]=d,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}}const $a=new H,cs=new Xt,Ew=new H(0,0,0),Tw=new H(1,1,1),Ar=new H,_c=new H,Oi=new H,fg=new Xt,pg=new Zr;class Jr{constructor(e=0,t=0,i=0,s=Jr.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){const s=e.elements,r=s[0],a=s[4],o=s[8],l=s[1],c=s[5],u=s[9],d=s[2],f=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(ot(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-u,p),this._z=Math.atan2(-a,r)):(this._x=Math.atan2(f,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ot(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(o,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(ot(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ot(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(f,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(ot(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(o,p));break;case"XZY":this._z=Math.asin(-ot(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(f,c),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-u,p),this._y=0);break;default:je("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return fg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(fg,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return pg.setFromEuler(this),this.setFromQuaternion(pg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}Jr.DEFAULT_ORDER="XYZ";let Up=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Aw=0;const mg=new H,qa=new Zr,nr=new Xt,vc=new H,Qo=new H,Rw=new H,Cw=new Zr,gg=new H(1,0,0),_g=new H(0,1,0),vg=new H(0,0,1),xg={type:"added"},Pw={type:"removed"},Ya={type:"childadded",child:null},kh={type:"childremoved",child:null};class zn extends ea{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Aw++}),this.uuid=ta(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=zn.DEFAULT_UP.clone();const e=new H,t=new Jr,i=new Zr,s=new H(1,1,1);function r(){i.setFromEuler(t,!1)}function a(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Xt},normalMatrix:{value:new lt}}),this.matrix=new Xt,this.matrixWorld=new Xt,this.matrixAutoUpdate=zn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=zn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Up,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return qa.setFromAxisAngle(e,t),this.quaternion.multiply(qa),this}rotateOnWorldAxis(e,t){return qa.setFromAxisAngle(e,t),this.quaternion.premultiply(qa),this}rotateX(e){return this.rotateOnAxis(gg,e)}rotateY(e){return this.rotateOnAxis(_g,e)}rotateZ(e){return this.rotateOnAxis(vg,e)}translateOnAxis(e,t){return mg.copy(e).applyQuaternion(this.quaternion),this.position.add(mg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(gg,e)}translateY(e){return this.translateOnAxis(_g,e)}translateZ(e){return this.translateOnAxis(vg,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(nr.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?vc.copy(e):vc.set(e,t,i);const s=this.parent;this.updateWorldMatrix(!0,!1),Qo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?nr.lookAt(Qo,vc,this.up):nr.lookAt(vc,Qo,this.up),this.quaternion.setFromRotationMatrix(nr),s&&(nr.extractRotation(s.matrixWorld),qa.setFromRotationMatrix(nr),this.quaternion.premultiply(qa.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(At("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(xg),Ya.child=e,this.dispatchEvent(Ya),Ya.child=null):At("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}const t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Pw),kh.child=e,this.dispatchEvent(kh),kh.child=null),this}removeFromParent(){const e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),nr.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),nr.multiply(e.parent.matrixWorld)),e.applyMatrix4(nr),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(xg),Ya.child=e,this.dispatchEvent(Ya),Ya.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){const a=this.children[i].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Qo,e,Rw),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Qo,Cw,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);const t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){const t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const e=this.pivot;if(e!==null){const t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){const s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){const r=this.children;for(let a=0,o=r.length;a<o;a++)r[a].updateWorldMatrix(!1,!0,i)}}toJSON(e){const t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);const o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){const l=o.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){const d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(r(e.materials,this.material[l]));s.material=o}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let o=0;o<this.animations.length;o++){const l=this.animations[o];s.animations.push(r(e.animations,l))}}if(t){const o=a(e.geometries),l=a(e.materials),c=a(e.textures),u=a(e.images),d=a(e.shapes),f=a(e.skeletons),p=a(e.animations),_=a(e.nodes);o.length>0&&(i.geometries=o),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),d.length>0&&(i.shapes=d),f.length>0&&(i.skeletons=f),p.length>0&&(i.animations=p),_.length>0&&(i.nodes=_)}return i.object=s,i;function a(o){const l=[];for(const c in o){const u=o[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){const s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}}zn.DEFAULT_UP=new H(0,1,0);zn.DEFAULT_MATRIX_AUTO_UPDATE=!0;zn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class pa extends zn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const Lw={type:"move"};class Bh{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new pa,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new pa,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new H,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new H),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new pa,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new H,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new H,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){const t=this._hand;if(t)for(const i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,a=null;const o=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){a=!0;for(const S of e.hand.values()){const m=t.getJointPose(S,i),g=this._getHandJoint(c,S);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}const u=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],f=u.position.distanceTo(d.position),p=.02,_=.005;c.inputState.pinching&&f>p+_?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&f<=p-_&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));o!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(Lw)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){const i=new pa;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}}const fx={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Rr={h:0,s:0,l:0},xc={h:0,s:0,l:0};function zh(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}class ut{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){const s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Hi){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,St.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=St.workingColorSpace){return this.r=e,this.g=t,this.b=i,St.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=St.workingColorSpace){if(e=Lp(e,1),t=ot(t,0,1),i=ot(i,0,1),t===0)this.r=this.g=this.b=i;else{const r=i<=.5?i*(1+t):i+t-i*t,a=2*i-r;this.r=zh(a,r,e+1/3),this.g=zh(a,r,e),this.b=zh(a,r,e-1/3)}return St.colorSpaceToWorking(this,s),this}setStyle(e,t=Hi){function i(r){r!==void 0&&parseFloat(r)<1&&je("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r;const a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:je("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){const r=s[1],a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(r,16),t);je("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Hi){const i=fx[e.toLowerCase()];return i!==void 0?this.setHex(i,t):je("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=pr(e.r),this.g=pr(e.g),this.b=pr(e.b),this}copyLinearToSRGB(e){return this.r=vo(e.r),this.g=vo(e.g),this.b=vo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Hi){return St.workingToColorSpace(li.copy(this),e),Math.round(ot(li.r*255,0,255))*65536+Math.round(ot(li.g*255,0,255))*256+Math.round(ot(li.b*255,0,255))}getHexString(e=Hi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=St.workingColorSpace){St.workingToColorSpace(li.copy(this),t);const i=li.r,s=li.g,r=li.b,a=Math.max(i,s,r),o=Math.min(i,s,r);let l,c;const u=(o+a)/2;if(o===a)l=0,c=0;else{const d=a-o;switch(c=u<=.5?d/(a+o):d/(2-a-o),a){case i:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-i)/d+2;break;case r:l=(i-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=St.workingColorSpace){return St.workingToColorSpace(li.copy(this),t),e.r=li.r,e.g=li.g,e.b=li.b,e}getStyle(e=Hi){St.workingToColorSpace(li.copy(this),e);const t=li.r,i=li.g,s=li.b;return e!==Hi?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Rr),this.setHSL(Rr.h+e,Rr.s+t,Rr.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Rr),e.getHSL(xc);const i=Ml(Rr.h,xc.h,t),s=Ml(Rr.s,xc.s,t),r=Ml(Rr.l,xc.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){const t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const li=new ut;ut.NAMES=fx;class Dw extends zn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Jr,this.environmentIntensity=1,this.environmentRotation=new Jr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){const t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}}const us=new H,ir=new H,Hh=new H,sr=new H,Ka=new H,Za=new H,yg=new H,Gh=new H,Vh=new H,Wh=new H,Xh=new qt,$h=new qt,qh=new qt;class es{constructor(e=new H,t=new H,i=new H){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),us.subVectors(e,t),s.cross(us);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){us.subVectors(s,t),ir.subVectors(i,t),Hh.subVectors(e,t);const a=us.dot(us),o=us.dot(ir),l=us.dot(Hh),c=ir.dot(ir),u=ir.dot(Hh),d=a*c-o*o;if(d===0)return r.set(0,0,0),null;const f=1/d,p=(c*l-o*u)*f,_=(a*u-o*l)*f;return r.set(1-p-_,_,p)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,sr)===null?!1:sr.x>=0&&sr.y>=0&&sr.x+sr.y<=1}static getInterpolation(e,t,i,s,r,a,o,l){return this.getBarycoord(e,t,i,s,sr)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,sr.x),l.addScaledVector(a,sr.y),l.addScaledVector(o,sr.z),l)}static getInterpolatedAttribute(e,t,i,s,r,a){return Xh.setScalar(0),$h.setScalar(0),qh.setScalar(0),Xh.fromBufferAttribute(e,t),$h.fromBufferAttribute(e,i),qh.fromBufferAttribute(e,s),a.setScalar(0),a.addScaledVector(Xh,r.x),a.addScaledVector($h,r.y),a.addScaledVector(qh,r.z),a}static isFrontFacing(e,t,i,s){return us.subVectors(i,t),ir.subVectors(e,t),us.cross(ir).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return us.subVectors(this.c,this.b),ir.subVectors(this.a,this.b),us.cross(ir).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return es.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return es.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return es.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return es.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return es.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){const i=this.a,s=this.b,r=this.c;let a,o;Ka.subVectors(s,i),Za.subVectors(r,i),Gh.subVectors(e,i);const l=Ka.dot(Gh),c=Za.dot(Gh);if(l<=0&&c<=0)return t.copy(i);Vh.subVectors(e,s);const u=Ka.dot(Vh),d=Za.dot(Vh);if(u>=0&&d<=u)return t.copy(s);const f=l*d-u*c;if(f<=0&&l>=0&&u<=0&&l-u>0)return a=l/(l-u),t.copy(i).addScaledVector(Ka,a);Wh.subVectors(e,r);const p=Ka.dot(Wh),_=Za.dot(Wh);if(_>=0&&p<=_)return t.copy(r);const S=p*c-l*_;if(S<=0&&c>=0&&_<=0)return o=c/(c-_),t.copy(i).addScaledVector(Za,o);const m=u*_-p*d;if(m<=0&&d-u>=0&&p-_>=0)return yg.subVectors(r,s),o=(d-u)/(d-u+(p-_)),t.copy(s).addScaledVector(yg,o);const g=1/(m+S+f);return a=S*g,o=f*g,t.copy(i).addScaledVector(Ka,a).addScaledVector(Za,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}}class qs{constructor(e=new H(1/0,1/0,1/0),t=new H(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(hs.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(hs.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){const i=hs.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);const i=e.geometry;if(i!==void 0){const r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=r.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(a,hs):hs.fromBufferAttribute(r,a),hs.applyMatrix4(e.matrixWorld),this.expandByPoint(hs);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),yc.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),yc.copy(i.boundingBox)),yc.applyMatrix4(e.matrixWorld),this.union(yc)}const s=e.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,hs),hs.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(el),Sc.subVectors(this.max,el),Ja.subVectors(e.a,el),ja.subVectors(e.b,el),Qa.subVectors(e.c,el),Cr.subVectors(ja,Ja),Pr.subVectors(Qa,ja),aa.subVectors(Ja,Qa);let t=[0,-Cr.z,Cr.y,0,-Pr.z,Pr.y,0,-aa.z,aa.y,Cr.z,0,-Cr.x,Pr.z,0,-Pr.x,aa.z,0,-aa.x,-Cr.y,Cr.x,0,-Pr.y,Pr.x,0,-aa.y,aa.x,0];return!Yh(t,Ja,ja,Qa,Sc)||(t=[1,0,0,0,1,0,0,0,1],!Yh(t,Ja,ja,Qa,Sc))?!1:(Mc.crossVectors(Cr,Pr),t=[Mc.x,Mc.y,Mc.z],Yh(t,Ja,ja,Qa,Sc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,hs).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(hs).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(rr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),rr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),rr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),rr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),rr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),rr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),rr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),rr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(rr),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}}const rr=[new H,new H,new H,new H,new H,new H,new H,new H],hs=new H,yc=new qs,Ja=new H,ja=new H,Qa=new H,Cr=new H,Pr=new H,aa=new H,el=new H,Sc=new H,Mc=new H,oa=new H;function Yh(n,e,t,i,s){for(let r=0,a=n.length-3;r<=a;r+=3){oa.fromArray(n,r);const o=s.x*Math.abs(oa.x)+s.y*Math.abs(oa.y)+s.z*Math.abs(oa.z),l=e.dot(oa),c=t.dot(oa),u=i.dot(oa);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>o)return!1}return!0}const Cn=new H,bc=new nt;let Nw=0;class tn extends ea{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Nw++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=cx,this.updateRanges=[],this.gpuType=Us,this.version=0,this._normalizationScale=e!==void 0?ju(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)bc.fromBufferAttribute(this,t),bc.applyMatrix3(e),this.setXY(t,bc.x,bc.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Cn.fromBufferAttribute(this,t),Cn.applyMatrix3(e),this.setXYZ(t,Cn.x,Cn.y,Cn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Cn.fromBufferAttribute(this,t),Cn.applyMatrix4(e),this.setXYZ(t,Cn.x,Cn.y,Cn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Cn.fromBufferAttribute(this,t),Cn.applyNormalMatrix(e),this.setXYZ(t,Cn.x,Cn.y,Cn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Cn.fromBufferAttribute(this,t),Cn.transformDirection(e),this.setXYZ(t,Cn.x,Cn.y,Cn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){const t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Dp(e,this.array)}_normalize(e){const t=this._normalizationScale;return t!==void 0?Math.round(e*t):Np(e,this.array)}}class px extends tn{constructor(e,t,i){super(new Uint16Array(e),t,i)}}class mx extends tn{constructor(e,t,i){super(new Uint32Array(e),t,i)}}class Mn extends tn{constructor(e,t,i){super(new Float32Array(e),t,i)}}const Iw=new qs,tl=new H,Kh=new H;class La{constructor(e=new H,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){const i=this.center;t!==void 0?i.copy(t):Iw.setFromPoints(e).getCenter(i);let s=0;for(let r=0,a=e.length;r<a;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){const t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){const i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;tl.subVectors(e,this.center);const t=tl.lengthSq();if(t>this.radius*this.radius){const i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(tl,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Kh.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(tl.copy(e.center).add(Kh)),this.expandByPoint(tl.copy(e.center).sub(Kh))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}}let Uw=0;const Ki=new Xt,Zh=new zn,eo=new H,ki=new qs,nl=new qs,Kn=new H;class on extends ea{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Uw++}),this.uuid=ta(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(ew(e)?mx:px)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){const t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);const i=this.attributes.normal;if(i!==void 0){const r=new lt().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ki.makeRotationFromQuaternion(e),this.applyMatrix4(Ki),this}rotateX(e){return Ki.makeRotationX(e),this.applyMatrix4(Ki),this}rotateY(e){return Ki.makeRotationY(e),this.applyMatrix4(Ki),this}rotateZ(e){return Ki.makeRotationZ(e),this.applyMatrix4(Ki),this}translate(e,t,i){return Ki.makeTranslation(e,t,i),this.applyMatrix4(Ki),this}scale(e,t,i){return Ki.makeScale(e,t,i),this.applyMatrix4(Ki),this}lookAt(e){return Zh.lookAt(e),Zh.updateMatrix(),this.applyMatrix4(Zh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(eo).negate(),this.translate(eo.x,eo.y,eo.z),this}setFromPoints(e){const t=this.getAttribute("position");if(t===void 0){const i=[];for(let s=0,r=e.length;s<r;s++){const a=e[s];i.push(a.x,a.y,a.z||0)}this.setAttribute("position",new Mn(i,3))}else{const i=Math.min(e.length,t.count);for(let s=0;s<i;s++){const r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&je("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new qs);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){At("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new H(-1/0,-1/0,-1/0),new H(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){const r=t[i];ki.setFromBufferAttribute(r),this.morphTargetsRelative?(Kn.addVectors(this.boundingBox.min,ki.min),this.boundingBox.expandByPoint(Kn),Kn.addVectors(this.boundingBox.max,ki.max),this.boundingBox.expandByPoint(Kn)):(this.boundingBox.expandByPoint(ki.min),this.boundingBox.expandByPoint(ki.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&At('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new La);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){At("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new H,1/0);return}if(e){const i=this.boundingSphere.center;if(ki.setFromBufferAttribute(e),t)for(let r=0,a=t.length;r<a;r++){const o=t[r];nl.setFromBufferAttribute(o),this.morphTargetsRelative?(Kn.addVectors(ki.min,nl.min),ki.expandByPoint(Kn),Kn.addVectors(ki.max,nl.max),ki.expandByPoint(Kn)):(ki.expandByPoint(nl.min),ki.expandByPoint(nl.max))}ki.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)Kn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Kn));if(t)for(let r=0,a=t.length;r<a;r++){const o=t[r],l=this.morphTargetsRelative;for(let c=0,u=o.count;c<u;c++)Kn.fromBufferAttribute(o,c),l&&(eo.fromBufferAttribute(e,c),Kn.add(eo)),s=Math.max(s,i.distanceToSquared(Kn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&At('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){At("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const i=t.position,s=t.normal,r=t.uv;let a=this.getAttribute("tangent");(a===void 0||a.count!==i.count)&&(a=new tn(new Float32Array(4*i.count),4),this.setAttribute("tangent",a));const o=[],l=[],c=new Uint8Array(i.count);for(let z=0;z<i.count;z++)o[z]=new H,l[z]=new H;const u=new H,d=new H,f=new H,p=new nt,_=new nt,S=new nt,m=new H,g=new H;function y(z,I,D){c[z]=c[I]=c[D]=1,u.fromBufferAttribute(i,z),d.fromBufferAttribute(i,I),f.fromBufferAttribute(i,D),p.fromBufferAttribute(r,z),_.fromBufferAttribute(r,I),S.fromBufferAttribute(r,D),d.sub(u),f.sub(u),_.sub(p),S.sub(p);const k=1/(_.x*S.y-S.x*_.y);isFinite(k)&&(m.copy(d).multiplyScalar(S.y).addScaledVector(f,-_.y).multiplyScalar(k),g.copy(f).multiplyScalar(_.x).addScaledVector(d,-S.x).multiplyScalar(k),o[z].add(m),o[I].add(m),o[D].add(m),l[z].add(g),l[I].add(g),l[D].add(g))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let z=0,I=R.length;z<I;++z){const D=R[z],k=D.start,V=D.count;for(let U=k,W=k+V;U<W;U+=3)y(e.getX(U+0),e.getX(U+1),e.getX(U+2))}const b=new H,L=new H,A=new H,v=new H;function T(z){A.fromBufferAttribute(s,z),v.copy(A);const I=o[z];b.copy(I),b.sub(A.multiplyScalar(A.dot(I))).normalize(),L.crossVectors(v,I);const k=L.dot(l[z])<0?-1:1;a.setXYZW(z,b.x,b.y,b.z,k)}for(let z=0,I=i.count;z<I;++z)c[z]&&T(z);this._transformed=!0}computeVertexNormals(){const e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new tn(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let f=0,p=i.count;f<p;f++)i.setXYZ(f,0,0,0);const s=new H,r=new H,a=new H,o=new H,l=new H,c=new H,u=new H,d=new H;if(e)for(let f=0,p=e.count;f<p;f+=3){const _=e.getX(f+0),S=e.getX(f+1),m=e.getX(f+2);s.fromBufferAttribute(t,_),r.fromBufferAttribute(t,S),a.fromBufferAttribute(t,m),u.subVectors(a,r),d.subVectors(s,r),u.cross(d),o.fromBufferAttribute(i,_),l.fromBufferAttribute(i,S),c.fromBufferAttribute(i,m),o.add(u),l.add(u),c.add(u),i.setXYZ(_,o.x,o.y,o.z),i.setXYZ(S,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let f=0,p=t.count;f<p;f+=3)s.fromBufferAttribute(t,f+0),r.fromBufferAttribute(t,f+1),a.fromBufferAttribute(t,f+2),u.subVectors(a,r),d.subVectors(s,r),u.cross(d),i.setXYZ(f+0,u.x,u.y,u.z),i.setXYZ(f+1,u.x,u.y,u.z),i.setXYZ(f+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){const e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Kn.fromBufferAttribute(e,t),Kn.normalize(),e.setXYZ(t,Kn.x,Kn.y,Kn.z)}toNonIndexed(){function e(o,l){const c=o.array,u=o.itemSize,d=o.normalized,f=new c.constructor(l.length*u);let p=0,_=0;for(let S=0,m=l.length;S<m;S++){o.isInterleavedBufferAttribute?p=l[S]*o.data.stride+o.offset:p=l[S]*u;for(let g=0;g<u;g++)f[_++]=c[p++]}return new tn(f,u,d)}if(this.index===null)return je("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const t=new on,i=this.index.array,s=this.attributes;for(const o in s){const l=s[o],c=e(l,i);t.setAttribute(o,c)}const r=this.morphAttributes;for(const o in r){const l=[],c=r[o];for(let u=0,d=c.length;u<d;u++){const f=c[u],p=e(f,i);l.push(p)}t.morphAttributes[o]=l}t.morphTargetsRelative=this.morphTargetsRelative;const a=this.groups;for(let o=0,l=a.length;o<l;o++){const c=a[o];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){const e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};const t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});const i=this.attributes;for(const l in i){const c=i[l];e.data.attributes[l]=c.toJSON(e.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],u=[];for(let d=0,f=c.length;d<f;d++){const p=c[d];u.push(p.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);const a=this.groups;a.length>0&&(e.data.groups=JSON.parse(JSON.stringify(a)));const o=this.boundingSphere;return o!==null&&(e.data.boundingSphere=o.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const t={};this.name=e.name;const i=e.index;i!==null&&this.setIndex(i.clone());const s=e.attributes;for(const c in s){const u=s[c];this.setAttribute(c,u.clone(t))}const r=e.morphAttributes;for(const c in r){const u=[],d=r[c];for(let f=0,p=d.length;f<p;f++)u.push(d[f].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;const a=e.groups;for(let c=0,u=a.length;c<u;c++){const d=a[c];this.addGroup(d.start,d.count,d.materialIndex)}const o=e.boundingBox;o!==null&&(this.boundingBox=o.clone());const l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Fw{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=cx,this.updateRanges=[],this.version=0,this.uuid=ta()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,i){e*=this.stride,i*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[i+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});const t=Sg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);const i=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(i,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});const t=Sg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));const i={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return i.usage=this.usage,i}}function Sg(n){return n.buffer._uuid===void 0&&(n.buffer._uuid=ta()),n.byteOffset===0&&n.byteLength===n.buffer.byteLength?n.buffer._uuid:n.buffer._uuid+":"+n.byteOffset+":"+n.byteLength}const yi=new H;class Hr{constructor(e,t,i,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=i,this.normalized=s,this._normalizationScale=e!==void 0?ju(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,i=this.data.count;t<i;t++)yi.fromBufferAttribute(this,t),yi.applyMatrix4(e),this.setXYZ(t,yi.x,yi.y,yi.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)yi.fromBufferAttribute(this,t),yi.applyNormalMatrix(e),this.setXYZ(t,yi.x,yi.y,yi.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)yi.fromBufferAttribute(this,t),yi.transformDirection(e),this.setXYZ(t,yi.x,yi.y,yi.z);return this}getComponent(e,t){let i=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.data.array[e*this.data.stride+this.offset+t]=i,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,i){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.data.array[e+0]=t,this.data.array[e+1]=i,this}setXYZ(e,t,i,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Iu("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const t=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new tn(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new Hr(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Iu("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const t=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){const t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Dp(e,this.data.array)}_normalize(e){const t=this._normalizationScale;return t!==void 0?Math.round(e*t):Np(e,this.data.array)}}const Jh=new H,Ow=new H,kw=new lt;class or{constructor(e=new H(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){const s=Jh.subVectors(i,t).cross(Ow.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){const e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){const s=e.delta(Jh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;const a=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(s,a)}intersectsLine(e){const t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){const i=t||kw.getNormalMatrix(e),s=this.coplanarPoint(Jh).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}}let Bw=0;class Da extends ea{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Bw++}),this.uuid=ta(),this.name="",this.type="Material",this.blending=Sl,this.side=ba,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Vv,this.blendDst=Wv,this.blendEquation=oo,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ut(0,0,0),this.blendAlpha=0,this.depthFunc=Ol,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Yb,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Nh,this.stencilZFail=Nh,this.stencilZPass=Nh,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(const t in e){const i=e[t];if(i===void 0){je(`Material: parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){je(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});const i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){const a=[];for(const o in r){const l=r[o];delete l.metadata,a.push(l)}return a}if(t){const r=s(e.textures),a=s(e.images);r.length>0&&(i.textures=r),a.length>0&&(i.images=a)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ut().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new or().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new nt().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new nt().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;const t=e.clippingPlanes;let i=null;if(t!==null){const s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}}const ar=new H,jh=new H,wc=new H,Ec=new H;class nc{constructor(e=new H,t=new H(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,ar)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);const i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){const t=ar.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(ar.copy(this.origin).addScaledVector(this.direction,t),ar.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){jh.copy(e).add(t).multiplyScalar(.5),wc.copy(t).sub(e).normalize(),Ec.copy(this.origin).sub(jh);const r=e.distanceTo(t)*.5,a=-this.direction.dot(wc),o=Ec.dot(this.direction),l=-Ec.dot(wc),c=Ec.lengthSq(),u=Math.abs(1-a*a);let d,f,p,_;if(u>0)if(d=a*l-o,f=a*o-l,_=r*u,d>=0)if(f>=-_)if(f<=_){const S=1/u;d*=S,f*=S,p=d*(d+a*f+2*o)+f*(a*d+f+2*l)+c}else f=r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;else f=-r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;else f<=-_?(d=Math.max(0,-(-a*r+o)),f=d>0?-r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c):f<=_?(d=0,f=Math.min(Math.max(-r,-l),r),p=f*(f+2*l)+c):(d=Math.max(0,-(a*r+o)),f=d>0?r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c);else f=a>0?-r:r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(jh).addScaledVector(wc,f),p}intersectSphere(e,t){if(e.radius<0)return null;ar.subVectors(e.center,this.origin);const i=ar.dot(this.direction),s=ar.dot(ar)-i*i,r=e.radius*e.radius;if(s>r)return null;const a=Math.sqrt(r-s),o=i-a,l=i+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){const t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;const i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){const i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){const t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,a,o,l;const c=1/this.direction.x,u=1/this.direction.y,d=1/this.direction.z,f=this.origin;return c>=0?(i=(e.min.x-f.x)*c,s=(e.max.x-f.x)*c):(i=(e.max.x-f.x)*c,s=(e.min.x-f.x)*c),u>=0?(r=(e.min.y-f.y)*u,a=(e.max.y-f.y)*u):(r=(e.max.y-f.y)*u,a=(e.min.y-f.y)*u),i>a||r>s||((r>i||isNaN(i))&&(i=r),(a<s||isNaN(s))&&(s=a),d>=0?(o=(e.min.z-f.z)*d,l=(e.max.z-f.z)*d):(o=(e.max.z-f.z)*d,l=(e.min.z-f.z)*d),i>l||o>s)||((o>i||i!==i)&&(i=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,ar)!==null}intersectTriangle(e,t,i,s,r){const a=this.origin,o=this.direction,l=o.x,c=o.y,u=o.z,d=e.x-a.x,f=e.y-a.y,p=e.z-a.z,_=t.x-a.x,S=t.y-a.y,m=t.z-a.z,g=i.x-a.x,y=i.y-a.y,R=i.z-a.z,b=Math.abs(l),L=Math.abs(c),A=Math.abs(u);let v,T,z,I,D,k,V,U,W,Z,G,ce;if(b>=L&&b>=A?(z=l,k=d,W=_,ce=g,l>=0?(v=c,T=u,I=f,D=p,V=S,U=m,Z=y,G=R):(v=u,T=c,I=p,D=f,V=m,U=S,Z=R,G=y)):L>=A?(z=c,k=f,W=S,ce=y,c>=0?(v=u,T=l,I=p,D=d,V=m,U=_,Z=R,G=g):(v=l,T=u,I=d,D=p,V=_,U=m,Z=g,G=R)):(z=u,k=p,W=m,ce=R,u>=0?(v=l,T=c,I=d,D=f,V=_,U=S,Z=g,G=y):(v=c,T=l,I=f,D=d,V=S,U=_,Z=y,G=g)),z===0)return null;const J=v/z,Q=T/z,se=1/z,de=I-J*k,he=D-Q*k,ee=V-J*W,me=U-Q*W,ve=Z-J*ce,Ae=G-Q*ce,Me=ve*me-Ae*ee,Xe=de*Ae-he*ve,rt=ee*he-me*de;if(s){if(Me<0||Xe<0||rt<0)return null}else if((Me<0||Xe<0||rt<0)&&(Me>0||Xe>0||rt>0))return null;const Ve=Me+Xe+rt;if(Ve===0)return null;const pt=se*(Me*k+Xe*W+rt*ce);return(Ve>0?pt<0:pt>0)?null:this.at(pt/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class Gl extends Da{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Jr,this.combine=wp,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}}const Mg=new Xt,la=new nc,Tc=new La,bg=new H,Ac=new H,Rc=new H,Cc=new H,Qh=new H,Pc=new H,wg=new H,Lc=new H;class Ri extends zn{constructor(e=new on,t=new Gl){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(e,t){const i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,a=i.morphTargetsRelative;t.fromBufferAttribute(s,e);const o=this.morphTargetInfluences;if(r&&o){Pc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const u=o[l],d=r[l];u!==0&&(Qh.fromBufferAttribute(d,e),a?Pc.addScaledVector(Qh,u):Pc.addScaledVector(Qh.sub(t),u))}t.add(Pc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Tc.copy(i.boundingSphere),Tc.applyMatrix4(r),la.copy(e.ray).recast(e.near),!(Tc.containsPoint(la.origin)===!1&&(la.intersectSphere(Tc,bg)===null||la.origin.distanceToSquared(bg)>(e.far-e.near)**2))&&(Mg.copy(r).invert(),la.copy(e.ray).applyMatrix4(Mg),!(i.boundingBox!==null&&la.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,la)))}_computeIntersections(e,t,i){let s;const r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,d=r.attributes.normal,f=r.groups,p=r.drawRange;if(o!==null)if(Array.isArray(a))for(let _=0,S=f.length;_<S;_++){const m=f[_],g=a[m.materialIndex],y=Math.max(m.start,p.start),R=Math.min(o.count,Math.min(m.start+m.count,p.start+p.count));for(let b=y,L=R;b<L;b+=3){const A=o.getX(b),v=o.getX(b+1),T=o.getX(b+2);s=Dc(this,g,e,i,c,u,d,A,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{const _=Math.max(0,p.start),S=Math.min(o.count,p.start+p.count);for(let m=_,g=S;m<g;m+=3){const y=o.getX(m),R=o.getX(m+1),b=o.getX(m+2);s=Dc(this,a,e,i,c,u,d,y,R,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let _=0,S=f.length;_<S;_++){const m=f[_],g=a[m.materialIndex],y=Math.max(m.start,p.start),R=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let b=y,L=R;b<L;b+=3){const A=b,v=b+1,T=b+2;s=Dc(this,g,e,i,c,u,d,A,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{const _=Math.max(0,p.start),S=Math.min(l.count,p.start+p.count);for(let m=_,g=S;m<g;m+=3){const y=m,R=m+1,b=m+2;s=Dc(this,a,e,i,c,u,d,y,R,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}}function zw(n,e,t,i,s,r,a,o){let l;if(e.side===Ai?l=i.intersectTriangle(a,r,s,!0,o):l=i.intersectTriangle(s,r,a,e.side===ba,o),l===null)return null;Lc.copy(o),Lc.applyMatrix4(n.matrixWorld);const c=t.ray.origin.distanceTo(Lc);return c<t.near||c>t.far?null:{distance:c,point:Lc.clone(),object:n}}function Dc(n,e,t,i,s,r,a,o,l,c){n.getVertexPosition(o,Ac),n.getVertexPosition(l,Rc),n.getVertexPosition(c,Cc);const u=zw(n,e,t,i,Ac,Rc,Cc,wg);if(u){const d=new H;es.getBarycoord(wg,Ac,Rc,Cc,d),s&&(u.uv=es.getInterpolatedAttribute(s,o,l,c,d,new nt)),r&&(u.uv1=es.getInterpolatedAttribute(r,o,l,c,d,new nt)),a&&(u.normal=es.getInterpolatedAttribute(a,o,l,c,d,new H),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));const f={a:o,b:l,c,normal:new H,materialIndex:0};es.getNormal(Ac,Rc,Cc,f.normal),u.face=f,u.barycoord=d}return u}class gx extends fi{constructor(e=null,t=1,i=1,s,r,a,o,l,c=ni,u=ni,d,f){super(null,a,o,l,c,u,s,r,d,f),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}const ca=new La,Hw=new nt(.5,.5),Nc=new H;class Vl{constructor(e=new or,t=new or,i=new or,s=new or,r=new or,a=new or){this.planes=[e,t,i,s,r,a]}set(e,t,i,s,r,a){const o=this.planes;return o[0].copy(e),o[1].copy(t),o[2].copy(i),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(e){const t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=vs,i=!1){const s=this.planes,r=e.elements,a=r[0],o=r[1],l=r[2],c=r[3],u=r[4],d=r[5],f=r[6],p=r[7],_=r[8],S=r[9],m=r[10],g=r[11],y=r[12],R=r[13],b=r[14],L=r[15];if(s[0].setComponents(c-a,p-u,g-_,L-y).normalize(),s[1].setComponents(c+a,p+u,g+_,L+y).normalize(),s[2].setComponents(c+o,p+d,g+S,L+R).normalize(),s[3].setComponents(c-o,p-d,g-S,L-R).normalize(),i)s[4].setComponents(l,f,m,b).normalize(),s[5].setComponents(c-l,p-f,g-m,L-b).normalize();else if(s[4].setComponents(c-l,p-f,g-m,L-b).normalize(),t===vs)s[5].setComponents(c+l,p+f,g+m,L+b).normalize();else if(t===zl)s[5].setComponents(l,f,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),ca.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{const t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),ca.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(ca)}intersectsSprite(e){ca.center.set(0,0,0);const t=Hw.distanceTo(e.center);return ca.radius=.7071067811865476+t,ca.applyMatrix4(e.matrixWorld),this.intersectsSphere(ca)}intersectsSphere(e){const t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){const t=this.planes;for(let i=0;i<6;i++){const s=t[i];if(Nc.x=s.normal.x>0?e.max.x:e.min.x,Nc.y=s.normal.y>0?e.max.y:e.min.y,Nc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Nc)<0)return!1}return!0}containsPoint(e){const t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}const Eg=new Xt;class Fp{constructor(){this.coordinateSystem=vs,this._frustums=[],this._count=0}setFromArrayCamera(e){const t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){const r=t[s];Eg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Vl),i[s].setFromProjectionMatrix(Eg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;const t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Vl),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new Fp().copy(this)}}class Qu extends Da{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ut(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}}const Uu=new H,Fu=new H,Tg=new Xt,il=new nc,Ic=new La,ed=new H,Ag=new H;let _x=class extends zn{constructor(e=new on,t=new Qu){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)Uu.fromBufferAttribute(t,s-1),Fu.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=Uu.distanceTo(Fu);e.setAttribute("lineDistance",new Mn(i,1))}else je("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Ic.copy(i.boundingSphere),Ic.applyMatrix4(s),Ic.radius+=r,e.ray.intersectsSphere(Ic)===!1)return;Tg.copy(s).invert(),il.copy(e.ray).applyMatrix4(Tg);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=this.isLineSegments?2:1,u=i.index,f=i.attributes.position;if(u!==null){const p=Math.max(0,a.start),_=Math.min(u.count,a.start+a.count);for(let S=p,m=_-1;S<m;S+=c){const g=u.getX(S),y=u.getX(S+1),R=Uc(this,e,il,l,g,y,S);R&&t.push(R)}if(this.isLineLoop){const S=u.getX(_-1),m=u.getX(p),g=Uc(this,e,il,l,S,m,_-1);g&&t.push(g)}}else{const p=Math.max(0,a.start),_=Math.min(f.count,a.start+a.count);for(let S=p,m=_-1;S<m;S+=c){const g=Uc(this,e,il,l,S,S+1,S);g&&t.push(g)}if(this.isLineLoop){const S=Uc(this,e,il,l,_-1,p,_-1);S&&t.push(S)}}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}};function Uc(n,e,t,i,s,r,a){const o=n.geometry.attributes.position;if(Uu.fromBufferAttribute(o,s),Fu.fromBufferAttribute(o,r),t.distanceSqToSegment(Uu,Fu,ed,Ag)>i)return;ed.applyMatrix4(n.matrixWorld);const c=e.ray.origin.distanceTo(ed);if(!(c<e.near||c>e.far))return{distance:c,point:Ag.clone().applyMatrix4(n.matrixWorld),index:a,face:null,faceIndex:null,barycoord:null,object:n}}const Rg=new H,Cg=new H;class Op extends _x{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)Rg.fromBufferAttribute(t,s),Cg.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+Rg.distanceTo(Cg);e.setAttribute("lineDistance",new Mn(i,1))}else je("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class Gw extends Da{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new ut(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}}const Pg=new Xt,Pf=new nc,Fc=new La,Oc=new H;class Vw extends zn{constructor(e=new on,t=new Gw){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Fc.copy(i.boundingSphere),Fc.applyMatrix4(s),Fc.radius+=r,e.ray.intersectsSphere(Fc)===!1)return;Pg.copy(s).invert(),Pf.copy(e.ray).applyMatrix4(Pg);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=i.index,d=i.attributes.position;if(c!==null){const f=Math.max(0,a.start),p=Math.min(c.count,a.start+a.count);for(let _=f,S=p;_<S;_++){const m=c.getX(_);Oc.fromBufferAttribute(d,m),Lg(Oc,m,l,s,e,t,this)}}else{const f=Math.max(0,a.start),p=Math.min(d.count,a.start+a.count);for(let _=f,S=p;_<S;_++)Oc.fromBufferAttribute(d,_),Lg(Oc,_,l,s,e,t,this)}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}}function Lg(n,e,t,i,s,r,a){const o=Pf.distanceSqToPoint(n);if(o<t){const l=new H;Pf.closestPointToPoint(n,l),l.applyMatrix4(i);const c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(o),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:a})}}class vx extends fi{constructor(e=[],t=wo,i,s,r,a,o,l,c,u){super(e,t,i,s,r,a,o,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}}class Ww extends fi{constructor(e,t,i,s,r,a,o,l,c){super(e,t,i,s,r,a,o,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}}class To extends fi{constructor(e,t,i=Xs,s,r,a,o=ni,l=ni,c,u=Kr,d=1){if(u!==Kr&&u!==zr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const f={width:e,height:t,depth:d};super(f,s,r,a,o,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Ip(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){const t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}}class xx extends To{constructor(e,t=Xs,i=wo,s,r,a=ni,o=ni,l,c=Kr){const u={width:e,height:e,depth:1},d=[u,u,u,u,u,u];super(e,e,t,i,s,r,a,o,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}}class yx extends fi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}}class ic extends on{constructor(e=1,t=1,i=1,s=1,r=1,a=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:a};const o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);const l=[],c=[],u=[],d=[];let f=0,p=0;_("z","y","x",-1,-1,i,t,e,a,r,0),_("z","y","x",1,-1,i,t,-e,a,r,1),_("x","z","y",1,1,e,i,t,s,a,2),_("x","z","y",1,-1,e,i,-t,s,a,3),_("x","y","z",1,-1,e,t,i,s,r,4),_("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new Mn(c,3)),this.setAttribute("normal",new Mn(u,3)),this.setAttribute("uv",new Mn(d,2));function _(S,m,g,y,R,b,L,A,v,T,z){const I=b/v,D=L/T,k=b/2,V=L/2,U=A/2,W=v+1,Z=T+1;let G=0,ce=0;const J=new H;for(let Q=0;Q<Z;Q++){const se=Q*D-V;for(let de=0;de<W;de++){const he=de*I-k;J[S]=he*y,J[m]=se*R,J[g]=U,c.push(J.x,J.y,J.z),J[S]=0,J[m]=0,J[g]=A>0?1:-1,u.push(J.x,J.y,J.z),d.push(de/v),d.push(1-Q/T),G+=1}}for(let Q=0;Q<T;Q++)for(let se=0;se<v;se++){const de=f+se+W*Q,he=f+se+W*(Q+1),ee=f+(se+1)+W*(Q+1),me=f+(se+1)+W*Q;l.push(de,he,me),l.push(he,ee,me),ce+=6}o.addGroup(p,ce,z),p+=ce,f+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new ic(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}}class kp extends on{constructor(e=1,t=1,i=1,s=32,r=1,a=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:a,thetaStart:o,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const u=[],d=[],f=[],p=[];let _=0;const S=[],m=i/2;let g=0;y(),a===!1&&(e>0&&R(!0),t>0&&R(!1)),this.setIndex(u),this.setAttribute("position",new Mn(d,3)),this.setAttribute("normal",new Mn(f,3)),this.setAttribute("uv",new Mn(p,2));function y(){const b=new H,L=new H;let A=0;const v=(t-e)/i;for(let T=0;T<=r;T++){const z=[],I=T/r,D=I*(t-e)+e;for(let k=0;k<=s;k++){const V=k/s,U=V*l+o,W=Math.sin(U),Z=Math.cos(U);L.x=D*W,L.y=-I*i+m,L.z=D*Z,d.push(L.x,L.y,L.z),b.set(W,v,Z).normalize(),f.push(b.x,b.y,b.z),p.push(V,1-I),z.push(_++)}S.push(z)}for(let T=0;T<s;T++)for(let z=0;z<r;z++){const I=S[z][T],D=S[z+1][T],k=S[z+1][T+1],V=S[z][T+1];(e>0||z!==0)&&(u.push(I,D,V),A+=3),(t>0||z!==r-1)&&(u.push(D,k,V),A+=3)}c.addGroup(g,A,0),g+=A}function R(b){const L=_,A=new nt,v=new H;let T=0;const z=b===!0?e:t,I=b===!0?1:-1;for(let k=1;k<=s;k++)d.push(0,m*I,0),f.push(0,I,0),p.push(.5,.5),_++;const D=_;for(let k=0;k<=s;k++){const U=k/s*l+o,W=Math.cos(U),Z=Math.sin(U);v.x=z*Z,v.y=m*I,v.z=z*W,d.push(v.x,v.y,v.z),f.push(0,I,0),A.x=W*.5+.5,A.y=Z*.5*I+.5,p.push(A.x,A.y),_++}for(let k=0;k<s;k++){const V=L+k,U=D+k;b===!0?u.push(U,U+1,V):u.push(U+1,U,V),T+=3}c.addGroup(g,T,b===!0?1:2),g+=T}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new kp(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}class Bp extends kp{constructor(e=1,t=1,i=32,s=1,r=!1,a=0,o=Math.PI*2){super(0,e,t,i,s,r,a,o),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:i,heightSegments:s,openEnded:r,thetaStart:a,thetaLength:o}}static fromJSON(e){return new Bp(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}const kc=new H,Bc=new H,td=new H,zc=new es;class Xw extends on{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){const s=Math.pow(10,4),r=Math.cos(_o*t),a=e.getIndex(),o=e.getAttribute("position"),l=a?a.count:o.count,c=[0,0,0],u=["a","b","c"],d=new Array(3),f=new Map,p=[];for(let _=0;_<l;_+=3){a?(c[0]=a.getX(_),c[1]=a.getX(_+1),c[2]=a.getX(_+2)):(c[0]=_,c[1]=_+1,c[2]=_+2);const{a:S,b:m,c:g}=zc;if(S.fromBufferAttribute(o,c[0]),m.fromBufferAttribute(o,c[1]),g.fromBufferAttribute(o,c[2]),zc.getNormal(td),d[0]=`${Math.round(S.x*s)},${Math.round(S.y*s)},${Math.round(S.z*s)}`,d[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,d[2]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,!(d[0]===d[1]||d[1]===d[2]||d[2]===d[0]))for(let y=0;y<3;y++){const R=(y+1)%3,b=d[y],L=d[R],A=zc[u[y]],v=zc[u[R]],T=`${b}_${L}`,z=`${L}_${b}`,I=f.get(z);I?(td.dot(I.normal)<=r&&(p.push(A.x,A.y,A.z),p.push(v.x,v.y,v.z)),f.set(z,null)):f.has(T)||f.set(T,{index0:c[y],index1:c[R],normal:td.clone()})}}for(const _ of f.values())if(_){const{index0:S,index1:m}=_;kc.fromBufferAttribute(o,S),Bc.fromBufferAttribute(o,m),p.push(kc.x,kc.y,kc.z),p.push(Bc.x,Bc.y,Bc.z)}this.setAttribute("position",new Mn(p,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}class eh extends on{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};const r=e/2,a=t/2,o=Math.floor(i),l=Math.floor(s),c=o+1,u=l+1,d=e/o,f=t/l,p=[],_=[],S=[],m=[];for(let g=0;g<u;g++){const y=g*f-a;for(let R=0;R<c;R++){const b=R*d-r;_.push(b,-y,0),S.push(0,0,1),m.push(R/o),m.push(1-g/l)}}for(let g=0;g<l;g++)for(let y=0;y<o;y++){const R=y+c*g,b=y+c*(g+1),L=y+1+c*(g+1),A=y+1+c*g;p.push(R,b,A),p.push(b,L,A)}this.setIndex(p),this.setAttribute("position",new Mn(_,3)),this.setAttribute("normal",new Mn(S,3)),this.setAttribute("uv",new Mn(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new eh(e.width,e.height,e.widthSegments,e.heightSegments)}}class $w extends on{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){const t=[],i=new Set,s=new H,r=new H;if(e.index!==null){const a=e.attributes.position,o=e.index;let l=e.groups;l.length===0&&(l=[{start:0,count:o.count,materialIndex:0}]);for(let c=0,u=l.length;c<u;++c){const d=l[c],f=d.start,p=d.count;for(let _=f,S=f+p;_<S;_+=3)for(let m=0;m<3;m++){const g=o.getX(_+m),y=o.getX(_+(m+1)%3);s.fromBufferAttribute(a,g),r.fromBufferAttribute(a,y),Dg(s,r,i)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}}else{const a=e.attributes.position;for(let o=0,l=a.count/3;o<l;o++)for(let c=0;c<3;c++){const u=3*o+c,d=3*o+(c+1)%3;s.fromBufferAttribute(a,u),r.fromBufferAttribute(a,d),Dg(s,r,i)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}this.setAttribute("position",new Mn(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}function Dg(n,e,t){const i=`${n.x},${n.y},${n.z}-${e.x},${e.y},${e.z}`,s=`${e.x},${e.y},${e.z}-${n.x},${n.y},${n.z}`;return t.has(i)===!0||t.has(s)===!0?!1:(t.add(i),t.add(s),!0)}function Ao(n){const e={};for(const t in n){e[t]={};for(const i in n[t]){const s=n[t][i];if(Ng(s))s.isRenderTargetTexture?(je("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Ng(s[0])){const r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Si(n){const e={};for(let t=0;t<n.length;t++){const i=Ao(n[t]);for(const s in i)e[s]=i[s]}return e}function Ng(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function qw(n){const e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Sx(n){const e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:St.workingColorSpace}const zp={clone:Ao,merge:Si};var Yw=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Kw=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class Ys extends Da{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Yw,this.fragmentShader=Kw,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Ao(e.uniforms),this.uniformsGroups=qw(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){const t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(const s in this.uniforms){const a=this.uniforms[s].value;a&&a.isTexture?t.uniforms[s]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[s]={type:"v2",value:a.toArray()}:a&&a.isVector3?t.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[s]={type:"m4",value:a.toArray()}:t.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;const i={};for(const s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(const i in e.uniforms){const s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new ut().setHex(s.value);break;case"v2":this.uniforms[i].value=new nt().fromArray(s.value);break;case"v3":this.uniforms[i].value=new H().fromArray(s.value);break;case"v4":this.uniforms[i].value=new qt().fromArray(s.value);break;case"m3":this.uniforms[i].value=new lt().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Xt().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(const i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}}class Zw extends Ys{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class Mx extends Da{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ut(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Cf,this.normalScale=new nt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Jr,this.combine=wp,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class Jw extends Da{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=$b,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}}class jw extends Da{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}}class bx extends zn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ut(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){const t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}}const nd=new Xt,Ig=new H,Ug=new H;class Qw{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new nt(512,512),this.mapType=Vi,this.map=null,this.mapPass=null,this.matrix=new Xt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Vl,this._frameExtents=new nt(1,1),this._viewportCount=1,this._viewports=[new qt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){const t=this.camera;Ig.setFromMatrixPosition(e.matrixWorld),t.position.copy(Ig),Ug.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Ug),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){nd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(nd,e.coordinateSystem,e.reversedDepth);const r=this._frameExtents,a=s?s.z/r.x:1,o=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===zl||e.reversedDepth?t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,1,0,0,0,0,1):t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,.5,.5,0,0,0,1),t.multiply(nd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}}const Hc=new H,Gc=new Zr,Cs=new H;class wx extends zn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Xt,this.projectionMatrix=new Xt,this.projectionMatrixInverse=new Xt,this.coordinateSystem=vs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Hc,Gc,Cs),Cs.x===1&&Cs.y===1&&Cs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Hc,Gc,Cs.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Hc,Gc,Cs),Cs.x===1&&Cs.y===1&&Cs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Hc,Gc,Cs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const Lr=new H,Fg=new nt,Og=new nt;class ms extends wx{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){const t=.5*this.getFilmHeight()/e;this.fov=Hl*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){const e=Math.tan(_o*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Hl*2*Math.atan(Math.tan(_o*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Lr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Lr.x,Lr.y).multiplyScalar(-e/Lr.z),Lr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Lr.x,Lr.y).multiplyScalar(-e/Lr.z)}getViewSize(e,t){return this.getViewBounds(e,Fg,Og),t.subVectors(Og,Fg)}setViewOffset(e,t,i,s,r,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=this.near;let t=e*Math.tan(_o*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s;const a=this.view;if(this.view!==null&&this.view.enabled){const l=a.fullWidth,c=a.fullHeight;r+=a.offsetX*s/l,t-=a.offsetY*i/c,s*=a.width/l,i*=a.height/c}const o=this.filmOffset;o!==0&&(r+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}}class Ex extends wx{constructor(e=-1,t=1,i=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=i-e,a=i+e,o=s+t,l=s-t;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,a=r+c*this.view.width,o-=u*this.view.offsetY,l=o-u*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}}class eE extends Qw{constructor(){super(new Ex(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class kg extends bx{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(zn.DEFAULT_UP),this.updateMatrix(),this.target=new zn,this.shadow=new eE}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){const t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}}class tE extends bx{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}}class nE extends on{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){const e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}}const to=-90,no=1;class Lf extends zn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new ms(to,no,e,t);s.layers=this.layers,this.add(s);const r=new ms(to,no,e,t);r.layers=this.layers,this.add(r);const a=new ms(to,no,e,t);a.layers=this.layers,this.add(a);const o=new ms(to,no,e,t);o.layers=this.layers,this.add(o);const l=new ms(to,no,e,t);l.layers=this.layers,this.add(l);const c=new ms(to,no,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const e=this.coordinateSystem,t=this.children.concat(),[i,s,r,a,o,l]=t;for(const c of t)this.remove(c);if(e===vs)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===zl)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(const c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();const{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());const[r,a,o,l,c,u]=this.children,d=e.getRenderTarget(),f=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),_=e.xr.enabled;e.xr.enabled=!1;const S=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=S,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(d,f,p),e.xr.enabled=_,i.texture.needsPMREMUpdate=!0}}class iE extends ms{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}}class Df extends Fw{constructor(e,t,i=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=i}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){const t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){const t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}}const Bg=new Xt;class sE{constructor(e,t,i=0,s=1/0){this.ray=new nc(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new Up,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):At("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Bg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Bg),this}intersectObject(e,t=!0,i=[]){return Nf(e,this,i,t),i.sort(zg),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)Nf(e[s],this,i,t);return i.sort(zg),i}}function zg(n,e){return n.distance-e.distance}function Nf(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){const r=n.children;for(let a=0,o=r.length;a<o;a++)Nf(r[a],e,t,!0)}}class Hg{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=ot(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(ot(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}const Gg=new H,Vc=new H,io=new H,so=new H,id=new H,rE=new H,aE=new H;class oE{constructor(e=new H,t=new H){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){Gg.subVectors(e,this.start),Vc.subVectors(this.end,this.start);const i=Vc.dot(Vc);if(i===0)return 0;let r=Vc.dot(Gg)/i;return t&&(r=ot(r,0,1)),r}closestPointToPoint(e,t,i){const s=this.closestPointToPointParameter(e,t);return this.delta(i).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=rE,i=aE){const s=10000000000000001e-32;let r,a;const o=this.start,l=e.start,c=this.end,u=e.end;io.subVectors(c,o),so.subVectors(u,l),id.subVectors(o,l);const d=io.dot(io),f=so.dot(so),p=so.dot(id);if(d<=s&&f<=s)return t.copy(o),i.copy(l),t.distanceToSquared(i);if(d<=s)r=0,a=p/f,a=ot(a,0,1);else{const _=io.dot(id);if(f<=s)a=0,r=ot(-_/d,0,1);else{const S=io.dot(so),m=d*f-S*S;m!==0?r=ot((S*p-_*f)/m,0,1):r=0,a=(S*r+p)/f,a<0?(a=0,r=ot(-_/d,0,1)):a>1&&(a=1,r=ot((S-_)/d,0,1))}}return t.copy(o).addScaledVector(io,r),i.copy(l).addScaledVector(so,a),t.distanceToSquared(i)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class lE extends Op{constructor(e=10,t=10,i=4473924,s=8947848){i=new ut(i),s=new ut(s);const r=t/2,a=e/t,o=e/2,l=[],c=[];for(let f=0,p=0,_=-o;f<=t;f++,_+=a){l.push(-o,0,_,o,0,_),l.push(_,0,-o,_,0,o);const S=f===r?i:s;S.toArray(c,p),p+=3,S.toArray(c,p),p+=3,S.toArray(c,p),p+=3,S.toArray(c,p),p+=3}const u=new on;u.setAttribute("position",new Mn(l,3)),u.setAttribute("color",new Mn(c,3));const d=new Qu({vertexColors:!0,toneMapped:!1});super(u,d),this.type="GridHelper"}dispose(){super.dispose(),this.geometry.dispose(),this.material.dispose()}}const Vg=new H;let Wc,sd;class cE extends zn{constructor(e=new H(0,0,1),t=new H(0,0,0),i=1,s=16776960,r=i*.2,a=r*.2){super(),this.type="ArrowHelper",Wc===void 0&&(Wc=new on,Wc.setAttribute("position",new Mn([0,0,0,0,1,0],3)),sd=new Bp(.5,1,5,1),sd.translate(0,-.5,0)),this.position.copy(t),this.line=new _x(Wc,new Qu({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new Ri(sd,new Gl({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(e),this.setLength(i,r,a)}setDirection(e){if(e.y>.99999)this.quaternion.set(0,0,0,1);else if(e.y<-.99999)this.quaternion.set(1,0,0,0);else{Vg.set(e.z,0,-e.x).normalize();const t=Math.acos(e.y);this.quaternion.setFromAxisAngle(Vg,t)}}setLength(e,t=e*.2,i=t*.2){this.line.scale.set(1,Math.max(1e-4,e-t),1),this.line.updateMatrix(),this.cone.scale.set(i,t,i),this.cone.position.y=e,this.cone.updateMatrix()}setColor(e){this.line.material.color.set(e),this.cone.material.color.set(e)}copy(e){return super.copy(e,!1),this.line.copy(e.line),this.cone.copy(e.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}}class uE extends ea{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}}function Wg(n,e,t,i){const s=hE(i);switch(t){case ix:return n*e;case rx:return n*e/s.components*s.byteLength;case Rp:return n*e/s.components*s.byteLength;case wa:return n*e*2/s.components*s.byteLength;case Cp:return n*e*2/s.components*s.byteLength;case sx:return n*e*3/s.components*s.byteLength;case _s:return n*e*4/s.components*s.byteLength;case Pp:return n*e*4/s.components*s.byteLength;case lu:case cu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case uu:case hu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Qd:case tf:return Math.max(n,16)*Math.max(e,8)/4;case jd:case ef:return Math.max(n,8)*Math.max(e,8)/2;case nf:case sf:case af:case of:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case rf:case Cu:case lf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case cf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case uf:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case hf:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case df:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case ff:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case pf:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case mf:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case gf:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case _f:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case vf:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case xf:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case yf:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Sf:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Mf:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case bf:case wf:case Ef:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Tf:case Af:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Pu:case Rf:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function hE(n){switch(n){case Vi:case Qv:return{byteLength:1,components:1};case Bl:case ex:case $s:return{byteLength:2,components:1};case Tp:case Ap:return{byteLength:2,components:4};case Xs:case Ep:case Us:return{byteLength:4,components:1};case tx:case nx:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:bp}}));typeof window<"u"&&(window.__THREE__?je("WARNING: Multiple instances of Three.js being imported."):window.__THREE__=bp);function Tx(){let n=null,e=!1,t=null,i=null;function s(r,a){i=n.requestAnimationFrame(s),t(r,a)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function dE(n){const e=new WeakMap;function t(o,l){const c=o.array,u=o.usage,d=c.byteLength,f=n.createBuffer();n.bindBuffer(l,f),n.bufferData(l,c,u),o.onUploadCallback();let p;if(c instanceof Float32Array)p=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=n.HALF_FLOAT;else if(c instanceof Uint16Array)o.isFloat16BufferAttribute?p=n.HALF_FLOAT:p=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=n.SHORT;else if(c instanceof Uint32Array)p=n.UNSIGNED_INT;else if(c instanceof Int32Array)p=n.INT;else if(c instanceof Int8Array)p=n.BYTE;else if(c instanceof Uint8Array)p=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:f,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:d}}function i(o,l,c){const u=l.array,d=l.updateRanges;if(n.bindBuffer(c,o),d.length===0)n.bufferSubData(c,0,u);else{d.sort((p,_)=>p.start-_.start);let f=0;for(let p=1;p<d.length;p++){const _=d[f],S=d[p];S.start<=_.start+_.count+1?_.count=Math.max(_.count,S.start+S.count-_.start):(++f,d[f]=S)}d.length=f+1;for(let p=0,_=d.length;p<_;p++){const S=d[p];n.bufferSubData(c,S.start*u.BYTES_PER_ELEMENT,u,S.start,S.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),e.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);const l=e.get(o);l&&(n.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){const u=e.get(o);(!u||u.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}const c=e.get(o);if(c===void 0)e.set(o,t(o,l));else if(c.version<o.version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,o,l),c.version=o.version}}return{get:s,remove:r,update:a}}var fE=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,pE=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,mE=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,gE=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,_E=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,vE=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,xE=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,yE=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,SE=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,ME=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,bE=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,wE=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,EE=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,TE=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,AE=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,RE=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,CE=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,PE=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,LE=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,DE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,NE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,IE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,UE=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,FE=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,OE=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,kE=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,BE=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,zE=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,HE=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,GE="gl_FragColor = linearToOutputTexel( gl_FragColor );",VE=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,WE=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,XE=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,$E=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,qE=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,YE=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,KE=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,ZE=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,JE=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,jE=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,QE=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,e1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,t1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,n1=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,i1=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,s1=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,r1=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,a1=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,o1=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,l1=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,c1=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,u1=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,h1=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,d1=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,f1=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,p1=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,m1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,g1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,_1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,v1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,x1=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,y1=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,S1=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,M1=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,b1=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,w1=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,E1=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,T1=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,A1=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,R1=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,C1=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,P1=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,L1=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,D1=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,N1=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,I1=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,U1=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,F1=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,O1=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,k1=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,B1=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,z1=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,H1=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,G1=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,V1=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,W1=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,X1=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,$1=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,q1=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Y1=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,K1=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,Z1=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,J1=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,j1=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Q1=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,eT=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,tT=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,nT=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,iT=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,sT=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,rT=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,aT=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,oT=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,lT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,cT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,uT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,hT=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const dT=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,fT=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,pT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,mT=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,gT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,_T=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,vT=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,xT=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,yT=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,ST=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,MT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,bT=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,wT=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,ET=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,TT=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,AT=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,RT=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,CT=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,PT=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,LT=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,DT=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,NT=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,IT=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,UT=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,FT=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,OT=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,kT=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,BT=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,zT=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,HT=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,GT=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,VT=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,WT=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,XT=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:fE,alphahash_pars_fragment:pE,alphamap_fragment:mE,alphamap_pars_fragment:gE,alphatest_fragment:_E,alphatest_pars_fragment:vE,aomap_fragment:xE,aomap_pars_fragment:yE,batching_pars_vertex:SE,batching_vertex:ME,begin_vertex:bE,beginnormal_vertex:wE,bsdfs:EE,iridescence_fragment:TE,bumpmap_pars_fragment:AE,clipping_planes_fragment:RE,clipping_planes_pars_fragment:CE,clipping_planes_pars_vertex:PE,clipping_planes_vertex:LE,color_fragment:DE,color_pars_fragment:NE,color_pars_vertex:IE,color_vertex:UE,common:FE,defaultnormal_vertex:OE,displacementmap_pars_vertex:kE,displacementmap_vertex:BE,emissivemap_fragment:zE,emissivemap_pars_fragment:HE,colorspace_fragment:GE,colorspace_pars_fragment:VE,envmap_fragment:WE,envmap_common_pars_fragment:XE,envmap_pars_fragment:$E,envmap_pars_vertex:qE,envmap_physical_pars_fragment:s1,envmap_vertex:YE,fog_vertex:KE,fog_pars_vertex:ZE,fog_fragment:JE,fog_pars_fragment:jE,gradientmap_pars_fragment:QE,lightmap_pars_fragment:e1,lights_lambert_fragment:t1,lights_lambert_pars_fragment:n1,lights_pars_begin:i1,lights_toon_fragment:r1,lights_toon_pars_fragment:a1,lights_phong_fragment:o1,lights_phong_pars_fragment:l1,lights_physical_fragment:c1,lights_physical_pars_fragment:u1,lights_fragment_begin:h1,lights_fragment_maps:d1,lights_fragment_end:f1,lightprobes_pars_fragment:p1,logdepthbuf_fragment:m1,logdepthbuf_pars_fragment:g1,logdepthbuf_pars_vertex:_1,logdepthbuf_vertex:v1,map_fragment:x1,map_pars_fragment:y1,map_particle_fragment:S1,map_particle_pars_fragment:M1,metalnessmap_fragment:b1,metalnessmap_pars_fragment:w1,morphinstance_vertex:E1,morphcolor_vertex:T1,morphnormal_vertex:A1,morphtarget_pars_vertex:R1,morphtarget_vertex:C1,normal_fragment_begin:P1,normal_fragment_maps:L1,normal_pars_fragment:D1,normal_pars_vertex:N1,normal_vertex:I1,normalmap_pars_fragment:U1,clearcoat_normal_fragment_begin:F1,clearcoat_normal_fragment_maps:O1,clearcoat_pars_fragment:k1,iridescence_pars_fragment:B1,opaque_fragment:z1,packing:H1,premultiplied_alpha_fragment:G1,project_vertex:V1,dithering_fragment:W1,dithering_pars_fragment:X1,roughnessmap_fragment:$1,roughnessmap_pars_fragment:q1,shadowmap_pars_fragment:Y1,shadowmap_pars_vertex:K1,shadowmap_vertex:Z1,shadowmask_pars_fragment:J1,skinbase_vertex:j1,skinning_pars_vertex:Q1,skinning_vertex:eT,skinnormal_vertex:tT,specularmap_fragment:nT,specularmap_pars_fragment:iT,tonemapping_fragment:sT,tonemapping_pars_fragment:rT,transmission_fragment:aT,transmission_pars_fragment:oT,uv_pars_fragment:lT,uv_pars_vertex:cT,uv_vertex:uT,worldpos_vertex:hT,background_vert:dT,background_frag:fT,backgroundCube_vert:pT,backgroundCube_frag:mT,cube_vert:gT,cube_frag:_T,depth_vert:vT,depth_frag:xT,distance_vert:yT,distance_frag:ST,equirect_vert:MT,equirect_frag:bT,linedashed_vert:wT,linedashed_frag:ET,meshbasic_vert:TT,meshbasic_frag:AT,meshlambert_vert:RT,meshlambert_frag:CT,meshmatcap_vert:PT,meshmatcap_frag:LT,meshnormal_vert:DT,meshnormal_frag:NT,meshphong_vert:IT,meshphong_frag:UT,meshphysical_vert:FT,meshphysical_frag:OT,meshtoon_vert:kT,meshtoon_frag:BT,points_vert:zT,points_frag:HT,shadow_vert:GT,shadow_frag:VT,sprite_vert:WT,sprite_frag:XT},Le={common:{diffuse:{value:new ut(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new lt},alphaMap:{value:null},alphaMapTransform:{value:new lt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new lt}},envmap:{envMap:{value:null},envMapRotation:{value:new lt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new lt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new lt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new lt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new lt},normalScale:{value:new nt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new lt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new lt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new lt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new lt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ut(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ut(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new lt},alphaTest:{value:0},uvTransform:{value:new lt}},sprite:{diffuse:{value:new ut(16777215)},opacity:{value:1},center:{value:new nt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new lt},alphaMap:{value:null},alphaMapTransform:{value:new lt},alphaTest:{value:0}}},Ti={basic:{uniforms:Si([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:Si([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:Si([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},specular:{value:new ut(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:Si([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:Si([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ut(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:Si([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:Si([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:Si([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:Si([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:Si([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:Si([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new lt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new lt}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:Si([Le.common,Le.displacementmap,{referencePosition:{value:new H},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:Si([Le.lights,Le.fog,{color:{value:new ut(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};Ti.physical={uniforms:Si([Ti.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new lt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new lt},clearcoatNormalScale:{value:new nt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new lt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new lt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new lt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new lt},sheen:{value:0},sheenColor:{value:new ut(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new lt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new lt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new lt},transmissionSamplerSize:{value:new nt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new lt},attenuationDistance:{value:0},attenuationColor:{value:new ut(0)},specularColor:{value:new ut(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new lt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new lt},anisotropyVector:{value:new nt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new lt}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};const Xc={r:0,b:0,g:0},$T=new Xt,Ax=new lt;Ax.set(-1,0,0,0,1,0,0,0,1);function qT(n,e,t,i,s,r){const a=new ut(0);let o=s===!0?0:1,l,c,u=null,d=0,f=null;function p(y){let R=y.isScene===!0?y.background:null;if(R&&R.isTexture){const b=y.backgroundBlurriness>0;R=e.get(R,b)}return R}function _(y){let R=!1;const b=p(y);b===null?m(a,o):b&&b.isColor&&(m(b,1),R=!0);const L=n.xr.getEnvironmentBlendMode();L==="additive"?t.buffers.color.setClear(0,0,0,1,r):L==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function S(y,R){const b=p(R);b&&b.isCubeTexture?(c===void 0&&(c=new Ri(new ic(1,1,1),new Ys({name:"BackgroundCubeMaterial",uniforms:Ao(Ti.backgroundCube.uniforms),vertexShader:Ti.backgroundCube.vertexShader,fragmentShader:Ti.backgroundCube.fragmentShader,side:Ai,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(L,A,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4($T.makeRotationFromEuler(R.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Ax),c.material.toneMapped=St.getTransfer(b.colorSpace)!==Ot,(u!==b||d!==b.version||f!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,d=b.version,f=n.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Ri(new eh(2,2),new Ys({name:"BackgroundMaterial",uniforms:Ao(Ti.background.uniforms),vertexShader:Ti.background.vertexShader,fragmentShader:Ti.background.fragmentShader,side:ba,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=St.getTransfer(b.colorSpace)!==Ot,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||d!==b.version||f!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,d=b.version,f=n.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function m(y,R){y.getRGB(Xc,Sx(n)),t.buffers.color.setClear(Xc.r,Xc.g,Xc.b,R,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(y,R=1){a.set(y),o=R,m(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(y){o=y,m(a,o)},render:_,addToRenderList:S,dispose:g}}function YT(n,e){const t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=f(null);let r=s,a=!1;function o(D,k,V,U,W){let Z=!1;const G=d(D,U,V,k);r!==G&&(r=G,c(r.object)),Z=p(D,U,V,W),Z&&_(D,U,V,W),W!==null&&e.update(W,n.ELEMENT_ARRAY_BUFFER),(Z||a)&&(a=!1,b(D,k,V,U),W!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function u(D){return n.deleteVertexArray(D)}function d(D,k,V,U){const W=U.wireframe===!0;let Z=i[k.id];Z===void 0&&(Z={},i[k.id]=Z);const G=D.isInstancedMesh===!0?D.id:0;let ce=Z[G];ce===void 0&&(ce={},Z[G]=ce);let J=ce[V.id];J===void 0&&(J={},ce[V.id]=J);let Q=J[W];return Q===void 0&&(Q=f(l()),J[W]=Q),Q}function f(D){const k=[],V=[],U=[];for(let W=0;W<t;W++)k[W]=0,V[W]=0,U[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:V,attributeDivisors:U,object:D,attributes:{},index:null}}function p(D,k,V,U){const W=r.attributes,Z=k.attributes;let G=0;const ce=V.getAttributes();for(const J in ce)if(ce[J].location>=0){const se=W[J];let de=Z[J];if(de===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==U}function _(D,k,V,U){const W={},Z=k.attributes;let G=0;const ce=V.getAttributes();for(const J in ce)if(ce[J].location>=0){let se=Z[J];se===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(se=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(se=D.instanceColor));const de={};de.attribute=se,se&&se.data&&(de.data=se.data),W[J]=de,G++}r.attributes=W,r.attributesNum=G,r.index=U}function S(){const D=r.newAttributes;for(let k=0,V=D.length;k<V;k++)D[k]=0}function m(D){g(D,0)}function g(D,k){const V=r.newAttributes,U=r.enabledAttributes,W=r.attributeDivisors;V[D]=1,U[D]===0&&(n.enableVertexAttribArray(D),U[D]=1),W[D]!==k&&(n.vertexAttribDivisor(D,k),W[D]=k)}function y(){const D=r.newAttributes,k=r.enabledAttributes;for(let V=0,U=k.length;V<U;V++)k[V]!==D[V]&&(n.disableVertexAttribArray(V),k[V]=0)}function R(D,k,V,U,W,Z,G){G===!0?n.vertexAttribIPointer(D,k,V,W,Z):n.vertexAttribPointer(D,k,V,U,W,Z)}function b(D,k,V,U){S();const W=U.attributes,Z=V.getAttributes(),G=k.defaultAttributeValues;for(const ce in Z){const J=Z[ce];if(J.location>=0){let Q=W[ce];if(Q===void 0&&(ce==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ce==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){const se=Q.normalized,de=Q.itemSize,he=e.get(Q);if(he===void 0)continue;const ee=he.buffer,me=he.type,ve=he.bytesPerElement,Ae=me===n.INT||me===n.UNSIGNED_INT||Q.gpuType===Ep;if(Q.isInterleavedBufferAttribute){const Me=Q.data,Xe=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,rt=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<J.locationSize;Ve++)g(J.location+Ve,Me.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<J.locationSize;Ve++)m(J.location+Ve);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Ve=0;Ve<J.locationSize;Ve++)R(J.location+Ve,de/J.locationSize,me,se,Xe*ve,(rt+de/J.locationSize*Ve)*ve,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<J.locationSize;Me++)g(J.location+Me,Q.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<J.locationSize;Me++)m(J.location+Me);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Me=0;Me<J.locationSize;Me++)R(J.location+Me,de/J.locationSize,me,se,de*ve,de/J.locationSize*Me*ve,Ae)}}else if(G!==void 0){const se=G[ce];if(se!==void 0)switch(se.length){case 2:n.vertexAttrib2fv(J.location,se);break;case 3:n.vertexAttrib3fv(J.location,se);break;case 4:n.vertexAttrib4fv(J.location,se);break;default:n.vertexAttrib1fv(J.location,se)}}}}y()}function L(){z();for(const D in i){const k=i[D];for(const V in k){const U=k[V];for(const W in U){const Z=U[W];for(const G in Z)u(Z[G].object),delete Z[G];delete U[W]}}delete i[D]}}function A(D){if(i[D.id]===void 0)return;const k=i[D.id];for(const V in k){const U=k[V];for(const W in U){const Z=U[W];for(const G in Z)u(Z[G].object),delete Z[G];delete U[W]}}delete i[D.id]}function v(D){for(const k in i){const V=i[k];for(const U in V){const W=V[U];if(W[D.id]===void 0)continue;const Z=W[D.id];for(const G in Z)u(Z[G].object),delete Z[G];delete W[D.id]}}}function T(D){for(const k in i){const V=i[k],U=D.isInstancedMesh===!0?D.id:0,W=V[U];if(W!==void 0){for(const Z in W){const G=W[Z];for(const ce in G)u(G[ce].object),delete G[ce];delete W[Z]}delete V[U],Object.keys(V).length===0&&delete i[k]}}}function z(){I(),a=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:z,resetDefaultState:I,dispose:L,releaseStatesOfGeometry:A,releaseStatesOfObject:T,releaseStatesOfProgram:v,initAttributes:S,enableAttribute:m,disableUnusedAttributes:y}}function KT(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function a(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function o(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let f=0;for(let p=0;p<u;p++)f+=c[p];t.update(f,i,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function ZT(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){const v=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(v){return!(v!==_s&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(v){const T=v===$s&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==Vi&&v!==Us&&!T&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp";const u=l(c);u!==c&&(je("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);const d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),f=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&je("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&je("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");const p=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),S=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),g=n.getParameter(n.MAX_VERTEX_ATTRIBS),y=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),L=n.getParameter(n.MAX_SAMPLES),A=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:f,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:_,maxTextureSize:S,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:y,maxVaryings:R,maxFragmentUniforms:b,maxSamples:L,samples:A}}function JT(n){const e=this;let t=null,i=0,s=!1,r=!1;const a=new or,o=new lt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,f){const p=d.length!==0||f||i!==0||s;return s=f,i=d.length,p},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,f){t=u(d,f,0)},this.setState=function(d,f,p){const _=d.clippingPlanes,S=d.clipIntersection,m=d.clipShadows,g=n.get(d);if(!s||_===null||_.length===0||r&&!m)r?u(null):c();else{const y=r?0:i,R=y*4;let b=g.clippingState||null;l.value=b,b=u(_,f,R,p);for(let L=0;L!==R;++L)b[L]=t[L];g.clippingState=b,this.numIntersection=S?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(d,f,p,_){const S=d!==null?d.length:0;let m=null;if(S!==0){if(m=l.value,_!==!0||m===null){const g=p+S*4,y=f.matrixWorldInverse;o.getNormalMatrix(y),(m===null||m.length<g)&&(m=new Float32Array(g));for(let R=0,b=p;R!==S;++R,b+=4)a.copy(d[R]).applyMatrix4(y,o),a.normal.toArray(m,b),m[b+3]=a.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=S,e.numIntersection=0,m}}class Hp extends ks{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;const i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new vx(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;const i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new ic(5,5,5),r=new Ys({name:"CubemapFromEquirect",uniforms:Ao(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Ai,blending:go});r.uniforms.tEquirect.value=t;const a=new Ri(s,r),o=t.minFilter;return t.minFilter===Br&&(t.minFilter=hi),new Lf(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){const r=e.getRenderTarget();for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,i,s);e.setRenderTarget(r)}}const Xg=256,jT=3,QT=20,Rx=256,Cx=16,eA=3,tA=new H,nA=new ut;class Ou{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Lf(1,10,null),this._boxMesh=new Ri(new ic(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){const{size:a=256,position:o=tA}=r,l=this._renderer;this._setSize(a);const c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);const d=l.autoClear,f=l.autoClearColor,p=l.autoClearDepth,_=l.autoClearStencil,S=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,S===null&&(e.background=l.getClearColor(nA));const m=new Lf(i,s,u);return m.position.copy(o),m.update(l,e),l.autoClear=d,l.autoClearColor=f,l.autoClearDepth=p,l.autoClearStencil=_,e.background=S,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Yg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=qg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Xg,hx(e))}_fromTexture(e,t){e.mapping===wo||e.mapping===kl?this._setSize(e.image.length===0?Xg:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);const i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){const e=this._cubeSize,t=$g(e,!1,!1),i=Math.log2(e)-jT;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){const t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=$g(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){const s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;const a=e.width>>t;e.viewport.set(0,0,a,a),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===wo||e.mapping===kl?(this._cubemapMaterial===null&&(this._cubemapMaterial=Yg()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=qg()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=iA(),this._integrationMaterial=sA());const t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;const r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Cx);for(let a=0;a<=i;a++){const o=Ou.lodToRoughness(a,i);if(a>i-eA)r.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{const l=o>0?Math.log2(t)+.5*Math.log2(6/(Rx*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=rA());const i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}}function $g(n,e,t){return new Hp(n,{minFilter:Br,generateMipmaps:e,type:$s,colorSpace:Lu,depthBuffer:t})}function sc(n,e,t){return new Ys({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:Ai,blending:go,depthTest:!1,depthWrite:!1})}function iA(){return sc("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Rx}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function sA(){return sc("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Cx}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function rA(){return sc("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${QT}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function qg(){return sc("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Yg(){return sc("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function aA(n){let e=new WeakMap,t=new WeakMap,i=null;function s(f,p=!1){return f==null?null:p?a(f):r(f)}function r(f){if(f&&f.isTexture){const p=f.mapping;if(p===Ph||p===Lh)if(e.has(f)){const _=e.get(f).texture;return o(_,f.mapping)}else{const _=f.image;if(_&&_.height>0){const S=new Hp(_.height);return S.fromEquirectangularTexture(n,f),e.set(f,S),f.addEventListener("dispose",c),o(S.texture,f.mapping)}else return null}}return f}function a(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){const p=f.mapping,_=p===Ph||p===Lh,S=p===wo||p===kl;if(_||S){let m=t.get(f);const g=m!==void 0?m.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==g)return i===null&&(i=new Ou(n)),m=_?i.fromEquirectangular(f,m):i.fromCubemap(f,m),m.texture.pmremVersion=f.pmremVersion,t.set(f,m),m.texture;if(m!==void 0)return m.texture;{const y=f.image;return _&&y&&y.height>0||S&&y&&l(y)?(i===null&&(i=new Ou(n)),m=_?i.fromEquirectangular(f):i.fromCubemap(f),m.texture.pmremVersion=f.pmremVersion,t.set(f,m),f.addEventListener("dispose",u),m.texture):null}}}return f}function o(f,p){return p===Ph?f.mapping=wo:p===Lh&&(f.mapping=kl),f}function l(f){let p=0;const _=6;for(let S=0;S<_;S++)f[S]!==void 0&&p++;return p===_}function c(f){const p=f.target;p.removeEventListener("dispose",c);const _=e.get(p);_!==void 0&&(e.delete(p),_.dispose())}function u(f){const p=f.target;p.removeEventListener("dispose",u);const _=t.get(p);_!==void 0&&(t.delete(p),_.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function oA(n){const e={};function t(i){if(e[i]!==void 0)return e[i];const s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){const s=t(i);return s===null&&du("WebGLRenderer: "+i+" extension not supported."),s}}}function lA(n,e,t,i){const s={},r=new WeakMap,a=new FinalizationRegistry(_=>delete s[_]);function o(_){l(_.target)}function l(_){_.index!==null&&e.remove(_.index);for(const m in _.attributes)e.remove(_.attributes[m]);_.removeEventListener("dispose",o),delete s[_.id],a.unregister(_);const S=r.get(_);S&&(e.remove(S),r.delete(_)),i.releaseStatesOfGeometry(_),_.isInstancedBufferGeometry===!0&&delete _._maxInstanceCount,t.memory.geometries--}function c(_,S){return s[S.id]!==void 0||(S.addEventListener("dispose",o),s[S.id]=new WeakRef(S),a.register(S,S.id,S),t.memory.geometries++),S}function u(_){const S=_.attributes;for(const m in S)e.update(S[m],n.ARRAY_BUFFER)}function d(_){const S=_.index,m=_.attributes.position;let g=0;if(m===void 0)return;const y=S!==null?S.array.length:m.array.length/3-1,R=m.count>=65535?mx:px,b=new R(Math.ceil(y/3)*6,1),L=b.array;if(S!==null){const v=S.array;g=S.version;for(let T=0,z=0;T<y;T+=3){const I=v[T+0],D=v[T+1],k=v[T+2];L[z++]=I,L[z++]=D,L[z++]=D,L[z++]=k,L[z++]=k,L[z++]=I}}else{g=m.version;for(let v=0,T=0;v<y;v+=3){const z=v+0,I=v+1,D=v+2;L[T++]=z,L[T++]=I,L[T++]=I,L[T++]=D,L[T++]=D,L[T++]=z}}b.version=g;const A=r.get(_);A&&e.remove(A),r.set(_,b)}function f(_){const S=r.get(_);if(S){const m=_.index;m!==null&&S.version<m.version&&d(_)}else d(_);return r.get(_)}function p(){for(const _ in s){const S=s[_].deref();S!==void 0&&l(S)}}return{get:c,update:u,getWireframeAttribute:f,dispose:p}}function cA(n,e,t){let i;function s(d){i=d}let r,a;function o(d){r=d.type,a=d.bytesPerElement}function l(d,f){n.drawElements(i,f,r,d*a),t.update(f,i,1)}function c(d,f,p){p!==0&&(n.drawElementsInstanced(i,f,r,d*a,p),t.update(f,i,p))}function u(d,f,p){if(p===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,f,0,r,d,0,p);let S=0;for(let m=0;m<p;m++)S+=f[m];t.update(S,i,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function uA(n){const e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,a,o){switch(t.calls++,a){case n.TRIANGLES:t.triangles+=o*(r/3);break;case n.LINES:t.lines+=o*(r/2);break;case n.LINE_STRIP:t.lines+=o*(r-1);break;case n.LINE_LOOP:t.lines+=o*r;break;case n.POINTS:t.points+=o*r;break;default:At("WebGLInfo: Unknown draw mode:",a);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function hA(n,e,t){const i=new WeakMap,s=new qt;function r(a,o,l){const c=a.morphTargetInfluences,u=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,d=u!==void 0?u.length:0;let f=i.get(o);if(f===void 0||f.count!==d){let I=function(){T.dispose(),i.delete(o),o.removeEventListener("dispose",I)};var p=I;f!==void 0&&f.texture.dispose();const _=o.morphAttributes.position!==void 0,S=o.morphAttributes.normal!==void 0,m=o.morphAttributes.color!==void 0,g=o.morphAttributes.position||[],y=o.morphAttributes.normal||[],R=o.morphAttributes.color||[];let b=0;_===!0&&(b=1),S===!0&&(b=2),m===!0&&(b=3);let L=o.attributes.position.count*b,A=1;L>e.maxTextureSize&&(A=Math.ceil(L/e.maxTextureSize),L=e.maxTextureSize);const v=new Float32Array(L*A*4*d),T=new dx(v,L,A,d);T.type=Us,T.needsUpdate=!0;const z=b*4;for(let D=0;D<d;D++){const k=g[D],V=y[D],U=R[D],W=L*A*4*D;for(let Z=0;Z<k.count;Z++){const G=Z*z;_===!0&&(s.fromBufferAttribute(k,Z),v[W+G+0]=s.x,v[W+G+1]=s.y,v[W+G+2]=s.z,v[W+G+3]=0),S===!0&&(s.fromBufferAttribute(V,Z),v[W+G+4]=s.x,v[W+G+5]=s.y,v[W+G+6]=s.z,v[W+G+7]=0),m===!0&&(s.fromBufferAttribute(U,Z),v[W+G+8]=s.x,v[W+G+9]=s.y,v[W+G+10]=s.z,v[W+G+11]=U.itemSize===4?s.w:1)}}f={count:d,texture:T,size:new nt(L,A)},i.set(o,f),o.addEventListener("dispose",I)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",a.morphTexture,t);else{let _=0;for(let m=0;m<c.length;m++)_+=c[m];const S=o.morphTargetsRelative?1:1-_;l.getUniforms().setValue(n,"morphTargetBaseInfluence",S),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",f.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",f.size)}return{update:r}}function dA(n,e,t,i,s){let r=new WeakMap;function a(c){const u=s.render.frame,d=c.geometry,f=e.get(c,d);if(r.get(f)!==u&&(e.update(f),r.set(f,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){const p=c.skeleton;r.get(p)!==u&&(p.update(),r.set(p,u))}return f}function o(){r=new WeakMap}function l(c){const u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:a,dispose:o}}const fA={[Xv]:"LINEAR_TONE_MAPPING",[$v]:"REINHARD_TONE_MAPPING",[qv]:"CINEON_TONE_MAPPING",[Yv]:"ACES_FILMIC_TONE_MAPPING",[Zv]:"AGX_TONE_MAPPING",[Jv]:"NEUTRAL_TONE_MAPPING",[Kv]:"CUSTOM_TONE_MAPPING"};function pA(n,e,t,i,s,r){const a=new ks(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1});let o=null,l=null,c=null;const u=new on;u.setAttribute("position",new Mn([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Mn([0,2,0,0,2,0],2));const d=new Zw({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),f=new Ri(u,d),p=new Ex(-1,1,1,-1,0,1);let _=null,S=null,m=!1,g,y=null,R=[],b=!1;this.setSize=function(L,A){a.setSize(L,A),o!==null&&o.setSize(L,A),l!==null&&l.setSize(L,A);for(let v=0;v<R.length;v++){const T=R[v];T.setSize&&T.setSize(L,A)}},this.setEffects=function(L){R=L,b=R.length>0&&R[0].isRenderPass===!0;const A=a.width,v=a.height;R.length>0&&o===null&&(o=new ks(A,v,{type:$s,depthBuffer:!1,stencilBuffer:!1}),l=new ks(A,v,{type:$s,depthBuffer:!1,stencilBuffer:!1}));const T=s===!0&&R.some(z=>z.needsDepthTexture===!0);T!==(a.depthTexture!==null)&&(T===!0&&c===null&&(c=new To(A,v),r===!0&&(c.format=zr,c.type=Eo)),a.dispose(),a.depthTexture=T?c:null,a.resolveDepthBuffer=T,a.storeMultisampledDepthBuffer=T);for(let z=0;z<R.length;z++){const I=R[z];I.setSize&&I.setSize(A,v),T&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(L,A){if(m||L.toneMapping===fr&&R.length===0)return!1;if(y=A,A!==null){const v=A.width,T=A.height;(a.width!==v||a.height!==T)&&this.setSize(v,T)}return b===!1&&L.setRenderTarget(a),g=L.toneMapping,L.toneMapping=fr,!0},this.hasRenderPass=function(){return b},this.end=function(L,A){L.toneMapping=g,m=!0;let v=a,T=o;for(let z=0;z<R.length;z++){const I=R[z];I.enabled!==!1&&(I.render(L,T,v,A),I.needsSwap!==!1&&(v=T,T=T===o?l:o))}if(_!==L.outputColorSpace||S!==L.toneMapping){_=L.outputColorSpace,S=L.toneMapping,d.defines={},St.getTransfer(_)===Ot&&(d.defines.SRGB_TRANSFER="");const z=fA[S];z&&(d.defines[z]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=v.texture,L.setRenderTarget(y),L.render(f,p),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),u.dispose(),d.dispose()}}const Px=new fi,Lx=new To(1,1),Dx=new xx(1),Nx=new dx,Ix=new ww,Ux=new vx,Kg=[],Zg=[],Jg=new Float32Array(16),jg=new Float32Array(9),Qg=new Float32Array(4);function Bo(n,e,t){const i=n[0];if(i<=0||i>0)return n;const s=e*t;let r=Kg[s];if(r===void 0&&(r=new Float32Array(s),Kg[s]=r),e!==0){i.toArray(r,0);for(let a=1,o=0;a!==e;++a)o+=t,n[a].toArray(r,o)}return r}function Hn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Gn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function th(n,e){let t=Zg[e];t===void 0&&(t=new Int32Array(e),Zg[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function mA(n,e){const t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function gA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Hn(t,e))return;n.uniform2fv(this.addr,e),Gn(t,e)}}function _A(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Hn(t,e))return;n.uniform3fv(this.addr,e),Gn(t,e)}}function vA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Hn(t,e))return;n.uniform4fv(this.addr,e),Gn(t,e)}}function xA(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Hn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Gn(t,e)}else{if(Hn(t,i))return;Qg.set(i),n.uniformMatrix2fv(this.addr,!1,Qg),Gn(t,i)}}function yA(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Hn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Gn(t,e)}else{if(Hn(t,i))return;jg.set(i),n.uniformMatrix3fv(this.addr,!1,jg),Gn(t,i)}}function SA(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Hn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Gn(t,e)}else{if(Hn(t,i))return;Jg.set(i),n.uniformMatrix4fv(this.addr,!1,Jg),Gn(t,i)}}function MA(n,e){const t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function bA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Hn(t,e))return;n.uniform2iv(this.addr,e),Gn(t,e)}}function wA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Hn(t,e))return;n.uniform3iv(this.addr,e),Gn(t,e)}}function EA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Hn(t,e))return;n.uniform4iv(this.addr,e),Gn(t,e)}}function TA(n,e){const t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function AA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Hn(t,e))return;n.uniform2uiv(this.addr,e),Gn(t,e)}}function RA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Hn(t,e))return;n.uniform3uiv(this.addr,e),Gn(t,e)}}function CA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Hn(t,e))return;n.uniform4uiv(this.addr,e),Gn(t,e)}}function nh(n){return n.version===0&&(n.compareFunction=lx,n.needsUpdate=!0),n}function PA(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=nh(Lx):r=Px,t.setTexture2D(e||r,s)}function LA(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Ix,s)}function DA(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=nh(Dx):r=Ux,t.setTextureCube(e||r,s)}function NA(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Nx,s)}function IA(n){switch(n){case 5126:return mA;case 35664:return gA;case 35665:return _A;case 35666:return vA;case 35674:return xA;case 35675:return yA;case 35676:return SA;case 5124:case 35670:return MA;case 35667:case 35671:return bA;case 35668:case 35672:return wA;case 35669:case 35673:return EA;case 5125:return TA;case 36294:return AA;case 36295:return RA;case 36296:return CA;case 35678:case 36198:case 36298:case 36306:case 35682:return PA;case 35679:case 36299:case 36307:return LA;case 35680:case 36300:case 36308:case 36293:return DA;case 36289:case 36303:case 36311:case 36292:return NA}}function UA(n,e){n.uniform1fv(this.addr,e)}function FA(n,e){const t=Bo(e,this.size,2);n.uniform2fv(this.addr,t)}function OA(n,e){const t=Bo(e,this.size,3);n.uniform3fv(this.addr,t)}function kA(n,e){const t=Bo(e,this.size,4);n.uniform4fv(this.addr,t)}function BA(n,e){const t=Bo(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function zA(n,e){const t=Bo(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function HA(n,e){const t=Bo(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function GA(n,e){n.uniform1iv(this.addr,e)}function VA(n,e){n.uniform2iv(this.addr,e)}function WA(n,e){n.uniform3iv(this.addr,e)}function XA(n,e){n.uniform4iv(this.addr,e)}function $A(n,e){n.uniform1uiv(this.addr,e)}function qA(n,e){n.uniform2uiv(this.addr,e)}function YA(n,e){n.uniform3uiv(this.addr,e)}function KA(n,e){n.uniform4uiv(this.addr,e)}function ZA(n,e,t){const i=this.cache,s=e.length,r=th(t,s);Hn(i,r)||(n.uniform1iv(this.addr,r),Gn(i,r));let a;this.type===n.SAMPLER_2D_SHADOW?a=nh(Lx):a=Px;for(let o=0;o!==s;++o)t.setTexture2D(e[o]||a,r[o])}function JA(n,e,t){const i=this.cache,s=e.length,r=th(t,s);Hn(i,r)||(n.uniform1iv(this.addr,r),Gn(i,r));for(let a=0;a!==s;++a)t.setTexture3D(e[a]||Ix,r[a])}function jA(n,e,t){const i=this.cache,s=e.length,r=th(t,s);Hn(i,r)||(n.uniform1iv(this.addr,r),Gn(i,r));let a;this.type===n.SAMPLER_CUBE_SHADOW?a=nh(Dx):a=Ux;for(let o=0;o!==s;++o)t.setTextureCube(e[o]||a,r[o])}function QA(n,e,t){const i=this.cache,s=e.length,r=th(t,s);Hn(i,r)||(n.uniform1iv(this.addr,r),Gn(i,r));for(let a=0;a!==s;++a)t.setTexture2DArray(e[a]||Nx,r[a])}function eR(n){switch(n){case 5126:return UA;case 35664:return FA;case 35665:return OA;case 35666:return kA;case 35674:return BA;case 35675:return zA;case 35676:return HA;case 5124:case 35670:return GA;case 35667:case 35671:return VA;case 35668:case 35672:return WA;case 35669:case 35673:return XA;case 5125:return $A;case 36294:return qA;case 36295:return YA;case 36296:return KA;case 35678:case 36198:case 36298:case 36306:case 35682:return ZA;case 35679:case 36299:case 36307:return JA;case 35680:case 36300:case 36308:case 36293:return jA;case 36289:case 36303:case 36311:case 36292:return QA}}class tR{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=IA(t.type)}}class nR{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=eR(t.type)}}class iR{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){const s=this.seq;for(let r=0,a=s.length;r!==a;++r){const o=s[r];o.setValue(e,t[o.id],i)}}}const rd=/(\w+)(\])?(\[|\.)?/g;function e_(n,e){n.seq.push(e),n.map[e.id]=e}function sR(n,e,t){const i=n.name,s=i.length;for(rd.lastIndex=0;;){const r=rd.exec(i),a=rd.lastIndex;let o=r[1];const l=r[2]==="]",c=r[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===s){e_(t,c===void 0?new tR(o,n,e):new nR(o,n,e));break}else{let d=t.map[o];d===void 0&&(d=new iR(o),e_(t,d)),t=d}}}class fu{constructor(e,t){this.seq=[],this.map={};const i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<i;++a){const o=e.getActiveUniform(t,a),l=e.getUniformLocation(t,o.name);sR(o,l,this)}const s=[],r=[];for(const a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){const r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){const s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,a=t.length;r!==a;++r){const o=t[r],l=i[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,s)}}static seqWithValue(e,t){const i=[];for(let s=0,r=e.length;s!==r;++s){const a=e[s];a.id in t&&i.push(a)}return i}}function t_(n,e,t){const i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}const rR=37297;let aR=0;function oR(n,e){const t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let a=s;a<r;a++){const o=a+1;i.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return i.join(`
`)}const n_=new lt;function lR(n){St._getMatrix(n_,St.workingColorSpace,n);const e=`mat3( ${n_.elements.map(t=>t.toFixed(4))} )`;switch(St.getTransfer(n)){case Du:return[e,"LinearTransferOETF"];case Ot:return[e,"sRGBTransferOETF"];default:return je("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function i_(n,e,t){const i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";const a=/ERROR: 0:(\d+)/.exec(r);if(a){const o=parseInt(a[1]);return t.toUpperCase()+`

`+r+`

`+oR(n.getShaderSource(e),o)}else return r}function cR(n,e){const t=lR(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}const uR={[Xv]:"Linear",[$v]:"Reinhard",[qv]:"Cineon",[Yv]:"ACESFilmic",[Zv]:"AgX",[Jv]:"Neutral",[Kv]:"Custom"};function hR(n,e){const t=uR[e];return t===void 0?(je("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}const $c=new H;function dR(){St.getLuminanceCoefficients($c);const n=$c.x.toFixed(4),e=$c.y.toFixed(4),t=$c.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function fR(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ul).join(`
`)}function pR(n){const e=[];for(const t in n){const i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function mR(n,e){const t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){const r=n.getActiveAttrib(e,s),a=r.name;let o=1;r.type===n.FLOAT_MAT2&&(o=2),r.type===n.FLOAT_MAT3&&(o=3),r.type===n.FLOAT_MAT4&&(o=4),t[a]={type:r.type,location:n.getAttribLocation(e,a),locationSize:o}}return t}function ul(n){return n!==""}function s_(n,e){const t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function r_(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}const gR=/^[ \t]*#include +<([\w\d./]+)>/gm;function If(n){return n.replace(gR,_R)}function _R(n,e){const t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return If(t)}const vR=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function a_(n){return n.replace(vR,xR)}function xR(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function o_(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}const yR={[ou]:"SHADOWMAP_TYPE_PCF",[cl]:"SHADOWMAP_TYPE_VSM"};function SR(n){return yR[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const MR={[kl]:"ENVMAP_MODE_REFRACTION"};function bR(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":MR[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}const wR={[wp]:"ENVMAP_BLENDING_MULTIPLY",[Vb]:"ENVMAP_BLENDING_MIX",[Wb]:"ENVMAP_BLENDING_ADD"};function ER(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":wR[n.combine]||"ENVMAP_BLENDING_NONE"}function TR(n,e,t,i){const s=n.getContext(),r=t.defines;let a=t.vertexShader,o=t.fragmentShader;const l=SR(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=bR(t),d=ER(t),f=fR(t),p=pR(r),_=s.createProgram();let S,m,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(S=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(ul).join(`
`),S.length>0&&(S+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(ul).join(`
`),m.length>0&&(m+=`
`)):(S=[o_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ul).join(`
`),m=[o_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==fr?"#define TONE_MAPPING":"",t.toneMapping!==fr?ft.tonemapping_pars_fragment:"",t.toneMapping!==fr?hR("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,cR("linearToOutputTexel",t.outputColorSpace),dR(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(ul).join(`
`)),a=If(a),a=s_(a,t),a=r_(a,t),o=If(o),o=s_(o,t),o=r_(o,t),a=a_(a),o=a_(o),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,S=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+S,m=["#define varying in",t.glslVersion===og?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===og?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);const y=g+S+a,R=g+m+o,b=t_(s,s.VERTEX_SHADER,y),L=t_(s,s.FRAGMENT_SHADER,R);s.attachShader(_,b),s.attachShader(_,L),t.index0AttributeName!==void 0?s.bindAttribLocation(_,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(_,0,"position"),s.linkProgram(_);function A(I){if(n.debug.checkShaderErrors){const D=s.getProgramInfoLog(_)||"",k=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(L)||"",U=D.trim(),W=k.trim(),Z=V.trim();let G=!0,ce=!0;if(s.getProgramParameter(_,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,_,b,L);else{const J=i_(s,b,"vertex"),Q=i_(s,L,"fragment");At("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(_,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+U+`
`+J+`
`+Q)}else U!==""?je("WebGLProgram: Program Info Log:",U):(W===""||Z==="")&&(ce=!1);ce&&(I.diagnostics={runnable:G,programLog:U,vertexShader:{log:W,prefix:S},fragmentShader:{log:Z,prefix:m}})}s.deleteShader(b),s.deleteShader(L),v=new fu(s,_),T=mR(s,_)}let v;this.getUniforms=function(){return v===void 0&&A(this),v};let T;this.getAttributes=function(){return T===void 0&&A(this),T};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(_,rR)),z},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(_),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=aR++,this.cacheKey=e,this.usedTimes=1,this.program=_,this.vertexShader=b,this.fragmentShader=L,this}let AR=0;class RR{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){const s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){const t=this.materialCache.get(e);for(const i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){const t=this.materialCache;let i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){const t=this.shaderCache;let i=t.get(e);return i===void 0&&(i=new CR(e),t.set(e,i)),i}}class CR{constructor(e){this.id=AR++,this.code=e,this.usedTimes=0}}function PR(n){return n===wa||n===Cu||n===Pu}function LR(n,e,t,i,s,r){const a=new Up,o=new RR,l=new Set,c=[],u=new Map,d=i.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(v){return l.add(v),v===0?"uv":`uv${v}`}function _(v,T,z,I,D,k){const V=I.fog,U=D.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?I.environment:null,Z=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,G=e.get(v.envMap||W,Z),ce=f[v.type];let J=i.precision;v.precision!==null&&(J=i.getMaxPrecision(v.precision),J!==v.precision&&je("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));const Q=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,se=Q!==void 0?Q.length:0;let de=0;U.morphAttributes.position!==void 0&&(de=1),U.morphAttributes.normal!==void 0&&(de=2),U.morphAttributes.color!==void 0&&(de=3);let he,ee,me,ve;if(ce){const Re=Ti[ce];he=Re.vertexShader,ee=Re.fragmentShader}else{he=v.vertexShader,ee=v.fragmentShader;const Re=o.getVertexShaderStage(v),ct=o.getFragmentShaderStage(v);o.update(v,Re,ct),me=Re.id,ve=ct.id}const Ae=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),Xe=D.isInstancedMesh===!0,rt=D.isBatchedMesh===!0,Ve=!!v.map,pt=!!v.matcap,ht=!!G,it=ht&&G.isPMREMTexture===!0,sn=!!v.aoMap,$t=!!v.lightMap,bn=!!v.bumpMap&&v.wireframe===!1,kt=!!v.normalMap,Wn=!!v.displacementMap,Mt=!!v.emissiveMap,Nn=!!v.metalnessMap,un=!!v.roughnessMap,wn=v.anisotropy>0,O=v.clearcoat>0,Ce=v.diffuseRoughness>0,Ze=v.dispersion>0,at=v.retroreflectivity>0,be=v.iridescence>0,Gt=v.sheen>0,Ge=v.transmission>0,Ye=wn&&!!v.anisotropyMap,C=O&&!!v.clearcoatMap,M=O&&!!v.clearcoatNormalMap,$=O&&!!v.clearcoatRoughnessMap,ue=Ce&&!!v.diffuseRoughnessMap,ae=be&&!!v.iridescenceMap,_e=be&&!!v.iridescenceThicknessMap,xe=Gt&&!!v.sheenColorMap,te=Gt&&!!v.sheenRoughnessMap,ie=!!v.specularMap,pe=!!v.specularColorMap,F=!!v.specularIntensityMap,re=Ge&&!!v.transmissionMap,ne=Ge&&!!v.thicknessMap,we=!!v.gradientMap,ge=!!v.alphaMap,Se=v.alphaTest>0,We=!!v.alphaHash,Qe=!!v.extensions;let le=fr;v.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=n.toneMapping);const Be=it?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,et={shaderID:ce,shaderType:v.type,shaderName:v.name,vertexShader:he,fragmentShader:ee,defines:v.defines,customVertexShaderID:me,customFragmentShaderID:ve,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:rt,batchingColor:rt&&D._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&D.instanceColor!==null,instancingMorph:Xe&&D.morphTexture!==null,outputColorSpace:Ae===null?n.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:St.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Ve,matcap:pt,envMap:ht,envMapMode:ht&&G.mapping,envMapPMREM:it,envMapMaxLod:it?Be.length-1:null,envMapSize:it?Be[0].width:null,aoMap:sn,lightMap:$t,bumpMap:bn,normalMap:kt,displacementMap:Wn,emissiveMap:Mt,normalMapObjectSpace:kt&&v.normalMapType===qb,normalMapTangentSpace:kt&&v.normalMapType===Cf,packedNormalMap:kt&&v.normalMapType===Cf&&PR(v.normalMap.format),metalnessMap:Nn,roughnessMap:un,anisotropy:wn,anisotropyMap:Ye,clearcoat:O,clearcoatMap:C,clearcoatNormalMap:M,clearcoatRoughnessMap:$,diffuseRoughness:Ce,diffuseRoughnessMap:ue,dispersion:Ze,retroreflection:at,iridescence:be,iridescenceMap:ae,iridescenceThicknessMap:_e,sheen:Gt,sheenColorMap:xe,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:F,transmission:Ge,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:v.transparent===!1&&v.blending===Sl&&v.alphaToCoverage===!1,alphaMap:ge,alphaTest:Se,alphaHash:We,combine:v.combine,mapUv:Ve&&p(v.map.channel),aoMapUv:sn&&p(v.aoMap.channel),lightMapUv:$t&&p(v.lightMap.channel),bumpMapUv:bn&&p(v.bumpMap.channel),normalMapUv:kt&&p(v.normalMap.channel),displacementMapUv:Wn&&p(v.displacementMap.channel),emissiveMapUv:Mt&&p(v.emissiveMap.channel),metalnessMapUv:Nn&&p(v.metalnessMap.channel),roughnessMapUv:un&&p(v.roughnessMap.channel),anisotropyMapUv:Ye&&p(v.anisotropyMap.channel),clearcoatMapUv:C&&p(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&p(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:$&&p(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&p(v.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&p(v.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&p(v.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&p(v.sheenColorMap.channel),sheenRoughnessMapUv:te&&p(v.sheenRoughnessMap.channel),specularMapUv:ie&&p(v.specularMap.channel),specularColorMapUv:pe&&p(v.specularColorMap.channel),specularIntensityMapUv:F&&p(v.specularIntensityMap.channel),transmissionMapUv:re&&p(v.transmissionMap.channel),thicknessMapUv:ne&&p(v.thicknessMap.channel),alphaMapUv:ge&&p(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(kt||wn),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!U.attributes.uv&&(Ve||ge),fog:!!V,useFog:v.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&kt===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:k.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:n.shadowMap.enabled&&z.length>0,shadowMapType:n.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&v.map.isVideoTexture===!0&&St.getTransfer(v.map.colorSpace)===Ot,decodeVideoTextureEmissive:Mt&&v.emissiveMap.isVideoTexture===!0&&St.getTransfer(v.emissiveMap.colorSpace)===Ot,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Gi,flipSided:v.side===Ai,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Qe&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&v.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function S(v){const T=[];if(v.shaderID?T.push(v.shaderID):(T.push(v.customVertexShaderID),T.push(v.customFragmentShaderID)),v.defines!==void 0)for(const z in v.defines)T.push(z),T.push(v.defines[z]);return v.isRawShaderMaterial===!1&&(m(T,v),g(T,v),T.push(n.outputColorSpace)),T.push(v.customProgramCacheKey),T.join()}function m(v,T){v.push(T.precision),v.push(T.outputColorSpace),v.push(T.envMapMode),v.push(T.envMapPMREM),v.push(T.envMapMaxLod),v.push(T.envMapSize),v.push(T.mapUv),v.push(T.alphaMapUv),v.push(T.lightMapUv),v.push(T.aoMapUv),v.push(T.bumpMapUv),v.push(T.normalMapUv),v.push(T.displacementMapUv),v.push(T.emissiveMapUv),v.push(T.metalnessMapUv),v.push(T.roughnessMapUv),v.push(T.anisotropyMapUv),v.push(T.clearcoatMapUv),v.push(T.clearcoatNormalMapUv),v.push(T.clearcoatRoughnessMapUv),v.push(T.diffuseRoughnessMapUv),v.push(T.iridescenceMapUv),v.push(T.iridescenceThicknessMapUv),v.push(T.sheenColorMapUv),v.push(T.sheenRoughnessMapUv),v.push(T.specularMapUv),v.push(T.specularColorMapUv),v.push(T.specularIntensityMapUv),v.push(T.transmissionMapUv),v.push(T.thicknessMapUv),v.push(T.combine),v.push(T.fogExp2),v.push(T.sizeAttenuation),v.push(T.morphTargetsCount),v.push(T.numSunLights),v.push(T.numDirLights),v.push(T.numPointLights),v.push(T.numSpotLights),v.push(T.numSpotLightMaps),v.push(T.numHemiLights),v.push(T.numRectAreaLights),v.push(T.numSunLightShadows),v.push(T.numDirLightShadows),v.push(T.numPointLightShadows),v.push(T.numSpotLightShadows),v.push(T.numSpotLightShadowsWithMaps),v.push(T.numLightProbes),v.push(T.numLightProbeGrids),v.push(T.shadowMapType),v.push(T.toneMapping),v.push(T.numClippingPlanes),v.push(T.numClipIntersection),v.push(T.depthPacking)}function g(v,T){a.disableAll(),T.instancing&&a.enable(0),T.instancingColor&&a.enable(1),T.instancingMorph&&a.enable(2),T.matcap&&a.enable(3),T.envMap&&a.enable(4),T.normalMapObjectSpace&&a.enable(5),T.normalMapTangentSpace&&a.enable(6),T.clearcoat&&a.enable(7),T.iridescence&&a.enable(8),T.alphaTest&&a.enable(9),T.vertexColors&&a.enable(10),T.vertexAlphas&&a.enable(11),T.vertexUv1s&&a.enable(12),T.vertexUv2s&&a.enable(13),T.vertexUv3s&&a.enable(14),T.vertexTangents&&a.enable(15),T.anisotropy&&a.enable(16),T.alphaHash&&a.enable(17),T.batching&&a.enable(18),T.dispersion&&a.enable(19),T.retroreflection&&a.enable(24),T.diffuseRoughness&&a.enable(25),T.batchingColor&&a.enable(20),T.gradientMap&&a.enable(21),T.packedNormalMap&&a.enable(22),T.vertexNormals&&a.enable(23),v.push(a.mask),a.disableAll(),T.fog&&a.enable(0),T.useFog&&a.enable(1),T.flatShading&&a.enable(2),T.logarithmicDepthBuffer&&a.enable(3),T.reversedDepthBuffer&&a.enable(4),T.skinning&&a.enable(5),T.morphTargets&&a.enable(6),T.morphNormals&&a.enable(7),T.morphColors&&a.enable(8),T.premultipliedAlpha&&a.enable(9),T.shadowMapEnabled&&a.enable(10),T.doubleSided&&a.enable(11),T.flipSided&&a.enable(12),T.useDepthPacking&&a.enable(13),T.dithering&&a.enable(14),T.transmission&&a.enable(15),T.sheen&&a.enable(16),T.opaque&&a.enable(17),T.pointsUvs&&a.enable(18),T.decodeVideoTexture&&a.enable(19),T.decodeVideoTextureEmissive&&a.enable(20),T.alphaToCoverage&&a.enable(21),T.numLightProbeGrids>0&&a.enable(22),T.hasPositionAttribute&&a.enable(23),v.push(a.mask)}function y(v){const T=f[v.type];let z;if(T){const I=Ti[T];z=zp.clone(I.uniforms)}else z=v.uniforms;return z}function R(v,T){let z=u.get(T);return z!==void 0?++z.usedTimes:(z=new TR(n,T,v,s),c.push(z),u.set(T,z)),z}function b(v){if(--v.usedTimes===0){const T=c.indexOf(v);c[T]=c[c.length-1],c.pop(),u.delete(v.cacheKey),v.destroy()}}function L(v){o.remove(v)}function A(){o.dispose()}return{getParameters:_,getProgramCacheKey:S,getUniforms:y,acquireProgram:R,releaseProgram:b,releaseShaderCache:L,programs:c,dispose:A}}function DR(){let n=new WeakMap;function e(a){return n.has(a)}function t(a){let o=n.get(a);return o===void 0&&(o={},n.set(a,o)),o}function i(a){n.delete(a)}function s(a,o,l){n.get(a)[o]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function NR(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function l_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function c_(){const n=[];let e=0;const t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function a(f){let p=0;return f.isInstancedMesh&&(p+=2),f.isSkinnedMesh&&(p+=1),p}function o(f,p,_,S,m,g){let y=n[e];return y===void 0?(y={id:f.id,object:f,geometry:p,material:_,materialVariant:a(f),groupOrder:S,renderOrder:f.renderOrder,z:m,group:g},n[e]=y):(y.id=f.id,y.object=f,y.geometry=p,y.material=_,y.materialVariant=a(f),y.groupOrder=S,y.renderOrder=f.renderOrder,y.z=m,y.group=g),e++,y}function l(f,p,_,S,m,g,y){y.reversedDepth===!0&&(m=-m);const R=o(f,p,_,S,m,g);_.transmission>0?i.push(R):_.transparent===!0?s.push(R):t.push(R)}function c(f,p,_,S,m,g){const y=o(f,p,_,S,m,g);_.transmission>0?i.unshift(y):_.transparent===!0?s.unshift(y):t.unshift(y)}function u(f,p){t.length>1&&t.sort(f||NR),i.length>1&&i.sort(p||l_),s.length>1&&s.sort(p||l_)}function d(){for(let f=e,p=n.length;f<p;f++){const _=n[f];if(_.id===null)break;_.id=null,_.object=null,_.geometry=null,_.material=null,_.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:d,sort:u}}function IR(){let n=new WeakMap;function e(i,s){const r=n.get(i);let a;return r===void 0?(a=new c_,n.set(i,[a])):s>=r.length?(a=new c_,r.push(a)):a=r[s],a}function t(){n=new WeakMap}return{get:e,dispose:t}}function UR(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new H,color:new ut};break;case"SpotLight":t={position:new H,direction:new H,color:new ut,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new H,color:new ut,distance:0,decay:0};break;case"HemisphereLight":t={direction:new H,skyColor:new ut,groundColor:new ut};break;case"RectAreaLight":t={color:new ut,position:new H,halfWidth:new H,halfHeight:new H};break}return n[e.id]=t,t}}}function FR(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}let OR=0;function kR(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function BR(n){const e=new UR,t=FR(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new H);const s=new H,r=new Xt,a=new Xt;function o(c){let u=0,d=0,f=0;for(let k=0;k<9;k++)i.probe[k].set(0,0,0);let p=0,_=0,S=0,m=0,g=0,y=0,R=0,b=0,L=0,A=0,v=0,T=0,z=0,I=0;c.sort(kR);for(let k=0,V=c.length;k<V;k++){const U=c[k],W=U.color,Z=U.intensity,G=U.distance;let ce=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===wa?ce=U.shadow.map.texture:ce=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)u+=W.r*Z,d+=W.g*Z,f+=W.b*Z;else if(U.isLightProbe){for(let J=0;J<9;J++)i.probe[J].addScaledVector(U.sh.coefficients[J],Z);I++}else if(U.isSunLight){const J=e.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){const Q=U.shadow,se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[_]=se,i.sunShadowMap[_]=ce;const de=Q.getViewportCount();for(let he=0;he<de;he++)i.sunShadowMatrix[S+he]=Q.getMatrix(he),i.sunShadowCascade[S+he]=Q._cascadeData[he];S+=de,_++}i.sun[p]=J,p++}else if(U.isDirectionalLight){const J=e.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){const Q=U.shadow,se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.directionalShadow[m]=se,i.directionalShadowMap[m]=ce,i.directionalShadowMatrix[m]=U.shadow.matrix,L++}i.directional[m]=J,m++}else if(U.isSpotLight){const J=e.get(U);J.position.setFromMatrixPosition(U.matrixWorld),J.color.copy(W).multiplyScalar(Z),J.distance=G,J.coneCos=Math.cos(U.angle),J.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),J.decay=U.decay,i.spot[y]=J;const Q=U.shadow;if(U.map&&(i.spotLightMap[T]=U.map,T++,Q.updateMatrices(U),U.castShadow&&z++),i.spotLightMatrix[y]=Q.matrix,U.castShadow){const se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.spotShadow[y]=se,i.spotShadowMap[y]=ce,v++}y++}else if(U.isRectAreaLight){const J=e.get(U);J.color.copy(W).multiplyScalar(Z),J.halfWidth.set(U.width*.5,0,0),J.halfHeight.set(0,U.height*.5,0),i.rectArea[R]=J,R++}else if(U.isPointLight){const J=e.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),J.distance=U.distance,J.decay=U.decay,U.castShadow){const Q=U.shadow,se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,i.pointShadow[g]=se,i.pointShadowMap[g]=ce,i.pointShadowMatrix[g]=U.shadow.matrix,A++}i.point[g]=J,g++}else if(U.isHemisphereLight){const J=e.get(U);J.skyColor.copy(U.color).multiplyScalar(Z),J.groundColor.copy(U.groundColor).multiplyScalar(Z),i.hemi[b]=J,b++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=d,i.ambient[2]=f;const D=i.hash;(D.sunLength!==p||D.directionalLength!==m||D.pointLength!==g||D.spotLength!==y||D.rectAreaLength!==R||D.hemiLength!==b||D.numSunShadows!==_||D.numDirectionalShadows!==L||D.numPointShadows!==A||D.numSpotShadows!==v||D.numSpotMaps!==T||D.numLightProbes!==I)&&(i.sun.length=p,i.directional.length=m,i.spot.length=y,i.rectArea.length=R,i.point.length=g,i.hemi.length=b,i.sunShadow.length=_,i.sunShadowMap.length=_,i.sunShadowMatrix.length=S,i.sunShadowCascade.length=S,i.directionalShadow.length=L,i.directionalShadowMap.length=L,i.directionalShadowMatrix.length=L,i.pointShadow.length=A,i.pointShadowMap.length=A,i.pointShadowMatrix.length=A,i.spotShadow.length=v,i.spotShadowMap.length=v,i.spotLightMatrix.length=v+T-z,i.spotLightMap.length=T,i.numSpotLightShadowsWithMaps=z,i.numLightProbes=I,D.sunLength=p,D.directionalLength=m,D.pointLength=g,D.spotLength=y,D.rectAreaLength=R,D.hemiLength=b,D.numSunShadows=_,D.numDirectionalShadows=L,D.numPointShadows=A,D.numSpotShadows=v,D.numSpotMaps=T,D.numLightProbes=I,i.version=OR++)}function l(c,u){let d=0,f=0,p=0,_=0,S=0,m=0;const g=u.matrixWorldInverse;for(let y=0,R=c.length;y<R;y++){const b=c[y];if(b.isSunLight){const L=i.sun[d];L.direction.setFromMatrixPosition(b.matrixWorld),L.direction.transformDirection(g),d++}else if(b.isDirectionalLight){const L=i.directional[f];L.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(g),f++}else if(b.isSpotLight){const L=i.spot[_];L.position.setFromMatrixPosition(b.matrixWorld),L.position.applyMatrix4(g),L.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(g),_++}else if(b.isRectAreaLight){const L=i.rectArea[S];L.position.setFromMatrixPosition(b.matrixWorld),L.position.applyMatrix4(g),a.identity(),r.copy(b.matrixWorld),r.premultiply(g),a.extractRotation(r),L.halfWidth.set(b.width*.5,0,0),L.halfHeight.set(0,b.height*.5,0),L.halfWidth.applyMatrix4(a),L.halfHeight.applyMatrix4(a),S++}else if(b.isPointLight){const L=i.point[p];L.position.setFromMatrixPosition(b.matrixWorld),L.position.applyMatrix4(g),p++}else if(b.isHemisphereLight){const L=i.hemi[m];L.direction.setFromMatrixPosition(b.matrixWorld),L.direction.transformDirection(g),m++}}}return{setup:o,setupView:l,state:i}}function u_(n){const e=new BR(n),t=[],i=[],s=[];function r(d){u.camera=d,t.length=0,i.length=0,s.length=0}function a(d){d.isLightProbeGrid?s.push(d):t.push(d)}function o(d){i.push(d)}function l(){e.setup(t),s.sort((d,f)=>d.priority-f.priority||d.id-f.id)}function c(d){e.setupView(t,d)}const u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:a,pushShadow:o}}function zR(n){let e=new WeakMap;function t(s,r=0){const a=e.get(s);let o;return a===void 0?(o=new u_(n),e.set(s,[o])):r>=a.length?(o=new u_(n),a.push(o)):o=a[r],o}function i(){e=new WeakMap}return{get:t,dispose:i}}const HR=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,GR=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,VR=[new H(1,0,0),new H(-1,0,0),new H(0,1,0),new H(0,-1,0),new H(0,0,1),new H(0,0,-1)],WR=[new H(0,-1,0),new H(0,-1,0),new H(0,0,1),new H(0,0,-1),new H(0,-1,0),new H(0,-1,0)],h_=new Xt,sl=new H,ad=new H;function XR(n,e,t){let i=new Vl;const s=new nt,r=new nt,a=new qt,o=new Jw,l=new jw,c={},u=t.maxTextureSize,d={[ba]:Ai,[Ai]:ba,[Gi]:Gi},f=new Ys({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new nt},radius:{value:4}},vertexShader:HR,fragmentShader:GR}),p=f.clone();p.defines.HORIZONTAL_PASS=1;const _=new on;_.setAttribute("position",new tn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const S=new Ri(_,f),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ou;let g=this.type;this.render=function(A,v,T){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||A.length===0)return;this.type===wb&&(je("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ou);const z=n.getRenderTarget(),I=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),k=n.state;k.setBlending(go),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);const V=g!==this.type;V&&v.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(W=>W.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,W=A.length;U<W;U++){const Z=A[U],G=Z.shadow;if(G===void 0){je("WebGLShadowMap:",Z,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);const ce=G.getFrameExtents();s.multiply(ce),r.copy(G.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/ce.x),s.x=r.x*ce.x,G.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ce.y),s.y=r.y*ce.y,G.mapSize.y=r.y));const J=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=J,G.map===null||V===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===cl){if(Z.isPointLight){je("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ks(s.x,s.y,{format:wa,type:$s,minFilter:hi,magFilter:hi,generateMipmaps:!1}),G.map.texture.name=Z.name+".shadowMap",G.map.depthTexture=new To(s.x,s.y,Us),G.map.depthTexture.name=Z.name+".shadowMapDepth",G.map.depthTexture.format=Kr,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=ni,G.map.depthTexture.magFilter=ni}else Z.isPointLight?(G.map=new Hp(s.x),G.map.depthTexture=new xx(s.x,Xs)):(G.map=new ks(s.x,s.y),G.map.depthTexture=new To(s.x,s.y,Xs)),G.map.depthTexture.name=Z.name+".shadowMap",G.map.depthTexture.format=Kr,this.type===ou?(G.map.depthTexture.compareFunction=J?ox:ax,G.map.depthTexture.minFilter=hi,G.map.depthTexture.magFilter=hi):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=ni,G.map.depthTexture.magFilter=ni);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);const Q=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();Z.isPointLight!==!0&&G.updateMatrices(Z,T);const se=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:T.layers;for(let de=0;de<Q;de++){const he=G.getCamera(de);if(Z.isPointLight){const ee=G.camera,me=G.matrix,ve=Z.distance||ee.far;ve!==ee.far&&(ee.far=ve,ee.updateProjectionMatrix()),sl.setFromMatrixPosition(Z.matrixWorld),ee.position.copy(sl),ad.copy(ee.position),ad.add(VR[de]),ee.up.copy(WR[de]),ee.lookAt(ad),ee.updateMatrixWorld(),me.makeTranslation(-sl.x,-sl.y,-sl.z),h_.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),G._frustum.setFromProjectionMatrix(h_,ee.coordinateSystem,ee.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());const ee=G.getViewport(de);a.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),k.viewport(a)}i=G.getFrustum(de),b(v,T,he,Z,se,this.type)}G.isPointLightShadow!==!0&&this.type===cl&&y(G,T),G.needsUpdate=!1}g=this.type,m.needsUpdate=!1,n.setRenderTarget(z,I,D)};function y(A,v){const T=e.update(S);f.defines.VSM_SAMPLES!==A.blurSamples&&(f.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,f.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new ks(s.x,s.y,{format:wa,type:$s}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),f.uniforms.shadow_pass.value=A.map.depthTexture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(v,null,T,f,S,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(v,null,T,p,S,null)}function R(A,v,T,z){let I=null;const D=T.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)I=D;else if(I=T.isPointLight===!0?l:o,n.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){const k=I.uuid,V=v.uuid;let U=c[k];U===void 0&&(U={},c[k]=U);let W=U[V];W===void 0&&(W=I.clone(),U[V]=W,v.addEventListener("dispose",L)),I=W}if(I.visible=v.visible,I.wireframe=v.wireframe,z===cl?I.side=v.shadowSide!==null?v.shadowSide:v.side:I.side=v.shadowSide!==null?v.shadowSide:d[v.side],I.alphaMap=v.alphaMap,I.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,I.map=v.map,I.clipShadows=v.clipShadows,I.clippingPlanes=v.clippingPlanes,I.clipIntersection=v.clipIntersection,I.displacementMap=v.displacementMap,I.displacementScale=v.displacementScale,I.displacementBias=v.displacementBias,I.wireframeLinewidth=v.wireframeLinewidth,I.linewidth=v.linewidth,T.isPointLight===!0&&I.isMeshDistanceMaterial===!0){const k=n.properties.get(I);k.light=T}return I}function b(A,v,T,z,I,D){if(A.visible===!1)return;if(A.layers.test(I)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&D===cl)&&(!A.frustumCulled||A.intersectsFrustum(i))){A.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,A.matrixWorld);const U=e.update(A),W=A.material;if(Array.isArray(W)){const Z=U.groups;for(let G=0,ce=Z.length;G<ce;G++){const J=Z[G],Q=W[J.materialIndex];if(Q&&Q.visible){const se=R(A,Q,z,D);A.onBeforeShadow(n,A,v,T,U,se,J),n.renderBufferDirect(T,null,U,se,A,J),A.onAfterShadow(n,A,v,T,U,se,J)}}}else if(W.visible){const Z=R(A,W,z,D);A.onBeforeShadow(n,A,v,T,U,Z,null),n.renderBufferDirect(T,null,U,Z,A,null),A.onAfterShadow(n,A,v,T,U,Z,null)}}const V=A.children;for(let U=0,W=V.length;U<W;U++)b(V[U],v,T,z,I,D)}function L(A){A.target.removeEventListener("dispose",L);for(const T in c){const z=c[T],I=A.target.uuid;I in z&&(z[I].dispose(),delete z[I])}}}function $R(n,e){function t(){let F=!1;const re=new qt;let ne=null;const we=new qt(0,0,0,0);return{setMask:function(ge){ne!==ge&&!F&&(n.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){F=ge},setClear:function(ge,Se,We,Qe,le){le===!0&&(ge*=Qe,Se*=Qe,We*=Qe),re.set(ge,Se,We,Qe),we.equals(re)===!1&&(n.clearColor(ge,Se,We,Qe),we.copy(re))},reset:function(){F=!1,ne=null,we.set(-1,0,0,0)}}}function i(){let F=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(Se){if(re!==Se){const We=e.get("EXT_clip_control");Se?We.clipControlEXT(We.LOWER_LEFT_EXT,We.ZERO_TO_ONE_EXT):We.clipControlEXT(We.LOWER_LEFT_EXT,We.NEGATIVE_ONE_TO_ONE_EXT),re=Se;const Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(Se){Se?Me(n.DEPTH_TEST):Xe(n.DEPTH_TEST)},setMask:function(Se){ne!==Se&&!F&&(n.depthMask(Se),ne=Se)},setFunc:function(Se){if(re&&(Se=iw[Se]),we!==Se){switch(Se){case Vd:n.depthFunc(n.NEVER);break;case Wd:n.depthFunc(n.ALWAYS);break;case Xd:n.depthFunc(n.LESS);break;case Ol:n.depthFunc(n.LEQUAL);break;case $d:n.depthFunc(n.EQUAL);break;case qd:n.depthFunc(n.GEQUAL);break;case Yd:n.depthFunc(n.GREATER);break;case Kd:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=Se}},setLocked:function(Se){F=Se},setClear:function(Se){ge!==Se&&(ge=Se,re&&(Se=1-Se),n.clearDepth(Se))},reset:function(){F=!1,ne=null,we=null,ge=null,re=!1}}}function s(){let F=!1,re=null,ne=null,we=null,ge=null,Se=null,We=null,Qe=null,le=null;return{setTest:function(Be){F||(Be?Me(n.STENCIL_TEST):Xe(n.STENCIL_TEST))},setMask:function(Be){re!==Be&&!F&&(n.stencilMask(Be),re=Be)},setFunc:function(Be,et,Re){(ne!==Be||we!==et||ge!==Re)&&(n.stencilFunc(Be,et,Re),ne=Be,we=et,ge=Re)},setOp:function(Be,et,Re){(Se!==Be||We!==et||Qe!==Re)&&(n.stencilOp(Be,et,Re),Se=Be,We=et,Qe=Re)},setLocked:function(Be){F=Be},setClear:function(Be){le!==Be&&(n.clearStencil(Be),le=Be)},reset:function(){F=!1,re=null,ne=null,we=null,ge=null,Se=null,We=null,Qe=null,le=null}}}const r=new t,a=new i,o=new s;let l={};const c=new WeakMap;let u={},d={},f={},p=new WeakMap,_=[],S=null,m=!1,g=null,y=null,R=null,b=null,L=null,A=null,v=null,T=new ut(0,0,0),z=0,I=!1,D=null,k=null,V=null,U=null,W=null;const Z=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let G=!1,ce=0;const J=n.getParameter(n.VERSION);J.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(J)[1]),G=ce>=1):J.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),G=ce>=2);let Q=null,se={};const de=n.getParameter(n.SCISSOR_BOX),he=n.getParameter(n.VIEWPORT),ee=new qt().fromArray(de),me=new qt().fromArray(he);function ve(F,re,ne,we){const ge=new Uint8Array(4),Se=n.createTexture();n.bindTexture(F,Se),n.texParameteri(F,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(F,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let We=0;We<ne;We++)F===n.TEXTURE_3D||F===n.TEXTURE_2D_ARRAY?n.texImage3D(re,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(re+We,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return Se}const Ae={};Ae[n.TEXTURE_2D]=ve(n.TEXTURE_2D,n.TEXTURE_2D,1),Ae[n.TEXTURE_CUBE_MAP]=ve(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[n.TEXTURE_2D_ARRAY]=ve(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ae[n.TEXTURE_3D]=ve(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(1),o.setClear(0),Me(n.DEPTH_TEST),a.setFunc(Ol),bn(!1),kt(ig),Me(n.CULL_FACE),sn(go);function Me(F){u[F]!==!0&&(n.enable(F),u[F]=!0)}function Xe(F){u[F]!==!1&&(n.disable(F),u[F]=!1)}function rt(F,re){return f[F]!==re?(n.bindFramebuffer(F,re),f[F]=re,F===n.DRAW_FRAMEBUFFER&&(f[n.FRAMEBUFFER]=re),F===n.FRAMEBUFFER&&(f[n.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(F,re){let ne=_,we=!1;if(F){ne=p.get(re),ne===void 0&&(ne=[],p.set(re,ne));const ge=F.textures;if(ne.length!==ge.length||ne[0]!==n.COLOR_ATTACHMENT0){for(let Se=0,We=ge.length;Se<We;Se++)ne[Se]=n.COLOR_ATTACHMENT0+Se;ne.length=ge.length,we=!0}}else ne[0]!==n.BACK&&(ne[0]=n.BACK,we=!0);we&&n.drawBuffers(ne)}function pt(F){return S!==F?(n.useProgram(F),S=F,!0):!1}const ht={[oo]:n.FUNC_ADD,[Tb]:n.FUNC_SUBTRACT,[Ab]:n.FUNC_REVERSE_SUBTRACT};ht[Rb]=n.MIN,ht[Cb]=n.MAX;const it={[Pb]:n.ZERO,[Lb]:n.ONE,[Db]:n.SRC_COLOR,[Vv]:n.SRC_ALPHA,[kb]:n.SRC_ALPHA_SATURATE,[Fb]:n.DST_COLOR,[Ib]:n.DST_ALPHA,[Nb]:n.ONE_MINUS_SRC_COLOR,[Wv]:n.ONE_MINUS_SRC_ALPHA,[Ob]:n.ONE_MINUS_DST_COLOR,[Ub]:n.ONE_MINUS_DST_ALPHA,[Bb]:n.CONSTANT_COLOR,[zb]:n.ONE_MINUS_CONSTANT_COLOR,[Hb]:n.CONSTANT_ALPHA,[Gb]:n.ONE_MINUS_CONSTANT_ALPHA};function sn(F,re,ne,we,ge,Se,We,Qe,le,Be){if(F===go){m===!0&&(Xe(n.BLEND),m=!1);return}if(m===!1&&(Me(n.BLEND),m=!0),F!==Eb){if(F!==g||Be!==I){if((y!==oo||L!==oo)&&(n.blendEquation(n.FUNC_ADD),y=oo,L=oo),Be)switch(F){case Sl:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case sg:n.blendFunc(n.ONE,n.ONE);break;case rg:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case ag:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:At("WebGLState: Invalid blending: ",F);break}else switch(F){case Sl:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case sg:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case rg:At("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case ag:At("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:At("WebGLState: Invalid blending: ",F);break}R=null,b=null,A=null,v=null,T.set(0,0,0),z=0,g=F,I=Be}return}ge=ge||re,Se=Se||ne,We=We||we,(re!==y||ge!==L)&&(n.blendEquationSeparate(ht[re],ht[ge]),y=re,L=ge),(ne!==R||we!==b||Se!==A||We!==v)&&(n.blendFuncSeparate(it[ne],it[we],it[Se],it[We]),R=ne,b=we,A=Se,v=We),(Qe.equals(T)===!1||le!==z)&&(n.blendColor(Qe.r,Qe.g,Qe.b,le),T.copy(Qe),z=le),g=F,I=!1}function $t(F,re){F.side===Gi?Xe(n.CULL_FACE):Me(n.CULL_FACE);let ne=F.side===Ai;re&&(ne=!ne),bn(ne),F.blending===Sl&&F.transparent===!1?sn(go):sn(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),a.setFunc(F.depthFunc),a.setTest(F.depthTest),a.setMask(F.depthWrite),r.setMask(F.colorWrite);const we=F.stencilWrite;o.setTest(we),we&&(o.setMask(F.stencilWriteMask),o.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),o.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),Mt(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):Xe(n.SAMPLE_ALPHA_TO_COVERAGE)}function bn(F){D!==F&&(F?n.frontFace(n.CW):n.frontFace(n.CCW),D=F)}function kt(F){F!==Mb?(Me(n.CULL_FACE),F!==k&&(F===ig?n.cullFace(n.BACK):F===bb?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Xe(n.CULL_FACE),k=F}function Wn(F){F!==V&&(G&&n.lineWidth(F),V=F)}function Mt(F,re,ne){F?(Me(n.POLYGON_OFFSET_FILL),(U!==re||W!==ne)&&(U=re,W=ne,a.getReversed()&&(re=-re,ne=-ne),n.polygonOffset(re,ne))):Xe(n.POLYGON_OFFSET_FILL)}function Nn(F){F?Me(n.SCISSOR_TEST):Xe(n.SCISSOR_TEST)}function un(F){F===void 0&&(F=n.TEXTURE0+Z-1),Q!==F&&(n.activeTexture(F),Q=F)}function wn(F,re,ne){ne===void 0&&(Q===null?ne=n.TEXTURE0+Z-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==F||we.texture!==re)&&(Q!==ne&&(n.activeTexture(ne),Q=ne),n.bindTexture(F,re||Ae[F]),we.type=F,we.texture=re)}function O(){const F=se[Q];F!==void 0&&F.type!==void 0&&(n.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ce(){try{n.compressedTexImage2D(...arguments)}catch(F){At("WebGLState:",F)}}function Ze(){try{n.compressedTexImage3D(...arguments)}catch(F){At("WebGLState:",F)}}function at(){try{n.texSubImage2D(...arguments)}catch(F){At("WebGLState:",F)}}function be(){try{n.texSubImage3D(...arguments)}catch(F){At("WebGLState:",F)}}function Gt(){try{n.compressedTexSubImage2D(...arguments)}catch(F){At("WebGLState:",F)}}function Ge(){try{n.compressedTexSubImage3D(...arguments)}catch(F){At("WebGLState:",F)}}function Ye(){try{n.texStorage2D(...arguments)}catch(F){At("WebGLState:",F)}}function C(){try{n.texStorage3D(...arguments)}catch(F){At("WebGLState:",F)}}function M(){try{n.texImage2D(...arguments)}catch(F){At("WebGLState:",F)}}function $(){try{n.texImage3D(...arguments)}catch(F){At("WebGLState:",F)}}function ue(F){return d[F]!==void 0?d[F]:n.getParameter(F)}function ae(F,re){d[F]!==re&&(n.pixelStorei(F,re),d[F]=re)}function _e(F){ee.equals(F)===!1&&(n.scissor(F.x,F.y,F.z,F.w),ee.copy(F))}function xe(F){me.equals(F)===!1&&(n.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function te(F,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(F);we===void 0&&(we=n.getUniformBlockIndex(re,F.name),n.uniformBlockBinding(re,we,we),ne.set(F,we))}function ie(F,re,ne){const ge=c.get(re).get(F);l[ge]!==ne&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),a.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},d={},Q=null,se={},f={},l={},p=new WeakMap,_=[],S=null,m=!1,g=null,y=null,R=null,b=null,L=null,A=null,v=null,T=new ut(0,0,0),z=0,I=!1,D=null,k=null,V=null,U=null,W=null,ee.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},enable:Me,disable:Xe,bindFramebuffer:rt,drawBuffers:Ve,useProgram:pt,setBlending:sn,setMaterial:$t,setFlipSided:bn,setCullFace:kt,setLineWidth:Wn,setPolygonOffset:Mt,setScissorTest:Nn,activeTexture:un,bindTexture:wn,unbindTexture:O,compressedTexImage2D:Ce,compressedTexImage3D:Ze,texImage2D:M,texImage3D:$,pixelStorei:ae,getParameter:ue,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Ye,texStorage3D:C,texSubImage2D:at,texSubImage3D:be,compressedTexSubImage2D:Gt,compressedTexSubImage3D:Ge,scissor:_e,viewport:xe,reset:pe}}function qR(n,e,t,i,s,r,a){const o=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new nt,u=new WeakMap,d=new Set;let f;const p=new WeakMap,_=new Set,S=new FinalizationRegistry(C=>_.delete(C));let m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(C,M){return m?new OffscreenCanvas(C,M):Nu("canvas")}function y(C,M,$){let ue=1;const ae=Ye(C);if((ae.width>$||ae.height>$)&&(ue=$/Math.max(ae.width,ae.height)),ue<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){const _e=Math.floor(ue*ae.width),xe=Math.floor(ue*ae.height);f===void 0&&(f=g(_e,xe));const te=M?g(_e,xe):f;return te.width=_e,te.height=xe,te.getContext("2d").drawImage(C,0,0,_e,xe),je("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+_e+"x"+xe+")."),te}else return"data"in C&&je("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),C;return C}function R(C){return C.generateMipmaps}function b(C){n.generateMipmap(C)}function L(C){return C.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?n.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(C,M,$,ue,ae,_e=!1){if(C!==null){if(n[C]!==void 0)return n[C];je("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xe;ue&&(xe=e.get("EXT_texture_norm16"),xe||je("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=M;if(M===n.RED&&($===n.FLOAT&&(te=n.R32F),$===n.HALF_FLOAT&&(te=n.R16F),$===n.UNSIGNED_BYTE&&(te=n.R8),$===n.UNSIGNED_SHORT&&xe&&(te=xe.R16_EXT),$===n.SHORT&&xe&&(te=xe.R16_SNORM_EXT)),M===n.RED_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.R8UI),$===n.UNSIGNED_SHORT&&(te=n.R16UI),$===n.UNSIGNED_INT&&(te=n.R32UI),$===n.BYTE&&(te=n.R8I),$===n.SHORT&&(te=n.R16I),$===n.INT&&(te=n.R32I)),M===n.RG&&($===n.FLOAT&&(te=n.RG32F),$===n.HALF_FLOAT&&(te=n.RG16F),$===n.UNSIGNED_BYTE&&(te=n.RG8),$===n.UNSIGNED_SHORT&&xe&&(te=xe.RG16_EXT),$===n.SHORT&&xe&&(te=xe.RG16_SNORM_EXT)),M===n.RG_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.RG8UI),$===n.UNSIGNED_SHORT&&(te=n.RG16UI),$===n.UNSIGNED_INT&&(te=n.RG32UI),$===n.BYTE&&(te=n.RG8I),$===n.SHORT&&(te=n.RG16I),$===n.INT&&(te=n.RG32I)),M===n.RGB_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.RGB8UI),$===n.UNSIGNED_SHORT&&(te=n.RGB16UI),$===n.UNSIGNED_INT&&(te=n.RGB32UI),$===n.BYTE&&(te=n.RGB8I),$===n.SHORT&&(te=n.RGB16I),$===n.INT&&(te=n.RGB32I)),M===n.RGBA_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.RGBA8UI),$===n.UNSIGNED_SHORT&&(te=n.RGBA16UI),$===n.UNSIGNED_INT&&(te=n.RGBA32UI),$===n.BYTE&&(te=n.RGBA8I),$===n.SHORT&&(te=n.RGBA16I),$===n.INT&&(te=n.RGBA32I)),M===n.RGB&&($===n.UNSIGNED_SHORT&&xe&&(te=xe.RGB16_EXT),$===n.SHORT&&xe&&(te=xe.RGB16_SNORM_EXT),$===n.UNSIGNED_INT_5_9_9_9_REV&&(te=n.RGB9_E5),$===n.UNSIGNED_INT_10F_11F_11F_REV&&(te=n.R11F_G11F_B10F)),M===n.RGBA){const ie=_e?Du:St.getTransfer(ae);$===n.FLOAT&&(te=n.RGBA32F),$===n.HALF_FLOAT&&(te=n.RGBA16F),$===n.UNSIGNED_BYTE&&(te=ie===Ot?n.SRGB8_ALPHA8:n.RGBA8),$===n.UNSIGNED_SHORT&&xe&&(te=xe.RGBA16_EXT),$===n.SHORT&&xe&&(te=xe.RGBA16_SNORM_EXT),$===n.UNSIGNED_SHORT_4_4_4_4&&(te=n.RGBA4),$===n.UNSIGNED_SHORT_5_5_5_1&&(te=n.RGB5_A1)}return(te===n.R16F||te===n.R32F||te===n.RG16F||te===n.RG32F||te===n.RGBA16F||te===n.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function v(C,M){let $;return C?M===null||M===Xs||M===Eo?$=n.DEPTH24_STENCIL8:M===Us?$=n.DEPTH32F_STENCIL8:M===Bl&&($=n.DEPTH24_STENCIL8,je("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Xs||M===Eo?$=n.DEPTH_COMPONENT24:M===Us?$=n.DEPTH_COMPONENT32F:M===Bl&&($=n.DEPTH_COMPONENT16),$}function T(C,M){return R(C)===!0||C.isFramebufferTexture&&C.minFilter!==ni&&C.minFilter!==hi?Math.log2(Math.max(M.width,M.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?M.mipmaps.length:1}function z(C){const M=new WeakRef(C);i.get(C).__ref=M,_.add(M),S.register(C,M,M)}function I(C){const M=i.get(C).__ref;M!==void 0&&(_.delete(M),S.unregister(M))}function D(C){V(C.target)}function k(C){U(C.target)}function V(C){C.removeEventListener("dispose",D),I(C),Z(C),C.isVideoTexture&&u.delete(C),C.isHTMLTexture&&d.delete(C)}function U(C){C.removeEventListener("dispose",k),I(C),ce(C)}function W(){for(const C of _){const M=C.deref();M!==void 0&&(M.isRenderTarget===!0?U(M):V(M))}_.clear(),d.clear()}function Z(C){const M=i.get(C);if(M.__webglInit===void 0)return;const $=C.source,ue=p.get($);if(ue){const ae=ue[M.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&G(C),Object.keys(ue).length===0&&p.delete($)}i.remove(C)}function G(C){const M=i.get(C);n.deleteTexture(M.__webglTexture);const $=C.source,ue=p.get($);delete ue[M.__cacheKey],a.memory.textures--}function ce(C){const M=i.get(C);M.__depthDisposeCallback&&M.__depthDisposeCallback();const $=C.depthTexture;if($&&$.renderTarget===C&&V($),C.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(M.__webglFramebuffer[ae]))for(let _e=0;_e<M.__webglFramebuffer[ae].length;_e++)n.deleteFramebuffer(M.__webglFramebuffer[ae][_e]);else n.deleteFramebuffer(M.__webglFramebuffer[ae]);M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer[ae])}else{if(Array.isArray(M.__webglFramebuffer))for(let ae=0;ae<M.__webglFramebuffer.length;ae++)n.deleteFramebuffer(M.__webglFramebuffer[ae]);else n.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&n.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ae=0;ae<M.__webglColorRenderbuffer.length;ae++)M.__webglColorRenderbuffer[ae]&&n.deleteRenderbuffer(M.__webglColorRenderbuffer[ae]);M.__webglDepthRenderbuffer&&n.deleteRenderbuffer(M.__webglDepthRenderbuffer)}const ue=C.textures;for(let ae=0,_e=ue.length;ae<_e;ae++){const xe=i.get(ue[ae]);xe.__webglTexture&&(n.deleteTexture(xe.__webglTexture),a.memory.textures--),i.remove(ue[ae])}i.remove(C)}let J=0;function Q(){J=0}function se(){return J}function de(C){J=C}function he(){const C=J;return C>=s.maxTextures&&je("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,C}function ee(C){const M=[];return M.push(C.wrapS),M.push(C.wrapT),M.push(C.wrapR||0),M.push(C.magFilter),M.push(C.minFilter),M.push(C.anisotropy),M.push(C.internalFormat),M.push(C.format),M.push(C.type),M.push(C.generateMipmaps),M.push(C.mipmapsAutoUpdate),M.push(C.premultiplyAlpha),M.push(C.flipY),M.push(C.unpackAlignment),M.push(C.colorSpace),M.join()}function me(C,M){const $=i.get(C);if(C.isVideoTexture&&Gt(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&$.__version!==C.version){const ue=C.image;if(ue===null)je("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)je("WebGLRenderer: Texture marked for update but image is incomplete");else{$t($,C,M);return}}else C.isExternalTexture&&($.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,$.__webglTexture,n.TEXTURE0+M)}function ve(C,M){const $=i.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&$.__version!==C.version){$t($,C,M);return}else C.isExternalTexture&&($.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,$.__webglTexture,n.TEXTURE0+M)}function Ae(C,M){const $=i.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&$.__version!==C.version){$t($,C,M);return}t.bindTexture(n.TEXTURE_3D,$.__webglTexture,n.TEXTURE0+M)}function Me(C,M){const $=i.get(C);if(C.version>0&&$.__version!==C.version){bn($,C,M);return}t.bindTexture(n.TEXTURE_CUBE_MAP,$.__webglTexture,n.TEXTURE0+M)}const Xe={[Zd]:n.REPEAT,[ur]:n.CLAMP_TO_EDGE,[Jd]:n.MIRRORED_REPEAT},rt={[ni]:n.NEAREST,[Xb]:n.NEAREST_MIPMAP_NEAREST,[gc]:n.NEAREST_MIPMAP_LINEAR,[hi]:n.LINEAR,[Dh]:n.LINEAR_MIPMAP_NEAREST,[Br]:n.LINEAR_MIPMAP_LINEAR},Ve={[Kb]:n.NEVER,[lx]:n.ALWAYS,[Zb]:n.LESS,[ax]:n.LEQUAL,[Jb]:n.EQUAL,[ox]:n.GEQUAL,[jb]:n.GREATER,[Qb]:n.NOTEQUAL};function pt(C,M){if(M.type===Us&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===hi||M.magFilter===Dh||M.magFilter===gc||M.magFilter===Br||M.minFilter===hi||M.minFilter===Dh||M.minFilter===gc||M.minFilter===Br)&&je("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(C,n.TEXTURE_WRAP_S,Xe[M.wrapS]),n.texParameteri(C,n.TEXTURE_WRAP_T,Xe[M.wrapT]),(C===n.TEXTURE_3D||C===n.TEXTURE_2D_ARRAY)&&n.texParameteri(C,n.TEXTURE_WRAP_R,Xe[M.wrapR]),n.texParameteri(C,n.TEXTURE_MAG_FILTER,rt[M.magFilter]),n.texParameteri(C,n.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(n.texParameteri(C,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(C,n.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===ni||M.minFilter!==gc&&M.minFilter!==Br||M.type===Us&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||i.get(M).__currentAnisotropy){const $=e.get("EXT_texture_filter_anisotropic");n.texParameterf(C,$.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),i.get(M).__currentAnisotropy=M.anisotropy}}}function ht(C,M){let $=!1;C.__webglInit===void 0&&(C.__webglInit=!0,M.addEventListener("dispose",D),z(M));const ue=M.source;let ae=p.get(ue);ae===void 0&&(ae={},p.set(ue,ae));const _e=ee(M);if(_e!==C.__cacheKey){ae[_e]===void 0&&(ae[_e]={texture:n.createTexture(),usedTimes:0},a.memory.textures++,$=!0),ae[_e].usedTimes++;const xe=ae[C.__cacheKey];xe!==void 0&&(ae[C.__cacheKey].usedTimes--,xe.usedTimes===0&&G(M)),C.__cacheKey=_e,C.__webglTexture=ae[_e].texture}return $}function it(C,M,$){return Math.floor(Math.floor(C/$)/M)}function sn(C,M,$,ue){const _e=C.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,M.width,M.height,$,ue,M.data);else{_e.sort((F,re)=>F.start-re.start);let xe=0;for(let F=1;F<_e.length;F++){const re=_e[xe],ne=_e[F],we=re.start+re.count,ge=it(ne.start,M.width,4),Se=it(re.start,M.width,4);ne.start<=we+1&&ge===Se&&it(ne.start+ne.count-1,M.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++xe,_e[xe]=ne)}_e.length=xe+1;const te=t.getParameter(n.UNPACK_ROW_LENGTH),ie=t.getParameter(n.UNPACK_SKIP_PIXELS),pe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,M.width);for(let F=0,re=_e.length;F<re;F++){const ne=_e[F],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),Se=we%M.width,We=Math.floor(we/M.width),Qe=ge,le=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Se),t.pixelStorei(n.UNPACK_SKIP_ROWS,We),t.texSubImage2D(n.TEXTURE_2D,0,Se,We,Qe,le,$,ue,M.data)}C.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,te),t.pixelStorei(n.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(n.UNPACK_SKIP_ROWS,pe)}}function $t(C,M,$){let ue=n.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ue=n.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ue=n.TEXTURE_3D);const ae=ht(C,M),_e=M.source;t.bindTexture(ue,C.__webglTexture,n.TEXTURE0+$);const xe=i.get(_e);if(_e.version!==xe.__version||ae===!0){if(t.activeTexture(n.TEXTURE0+$),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){const le=St.getPrimaries(St.workingColorSpace),Be=M.colorSpace===kr?null:St.getPrimaries(M.colorSpace),et=M.colorSpace===kr||le===Be?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment);let ie=y(M.image,!1,s.maxTextureSize);ie=Ge(M,ie);const pe=r.convert(M.format,M.colorSpace),F=r.convert(M.type);let re=A(M.internalFormat,pe,F,M.normalized,M.colorSpace,M.isVideoTexture);pt(ue,M);let ne;const we=M.mipmaps,ge=M.isVideoTexture!==!0,Se=xe.__version===void 0||ae===!0,We=_e.dataReady,Qe=T(M,ie);if(M.isDepthTexture)re=v(M.format===zr,M.type),Se&&(ge?t.texStorage2D(n.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,null));else if(M.isDataTexture)if(we.length>0){ge&&Se&&t.texStorage2D(n.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?We&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data);M.generateMipmaps=!1}else ge?(Se&&t.texStorage2D(n.TEXTURE_2D,Qe,re,ie.width,ie.height),We&&sn(M,ie,pe,F)):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,ie.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ge&&Se&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,re,we[0].width,we[0].height,ie.depth);for(let le=0,Be=we.length;le<Be;le++)if(ne=we[le],M.format!==_s)if(pe!==null)if(ge){if(We)if(M.layerUpdates.size>0){const et=Wg(ne.width,ne.height,M.format,M.type);for(const Re of M.layerUpdates){const ct=ne.data.subarray(Re*et/ne.data.BYTES_PER_ELEMENT,(Re+1)*et/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,Re,ne.width,ne.height,1,pe,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?We&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,F,ne.data):t.texImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,pe,F,ne.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ge&&Se&&t.texStorage2D(n.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],M.format!==_s?pe!==null?ge?We&&t.compressedTexSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?We&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data)}else if(M.isDataArrayTexture)if(ge){if(Se&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,re,ie.width,ie.height,ie.depth),We)if(M.layerUpdates.size>0){const le=Wg(ie.width,ie.height,M.format,M.type);for(const Be of M.layerUpdates){const et=ie.data.subarray(Be*le/ie.data.BYTES_PER_ELEMENT,(Be+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Be,ie.width,ie.height,1,pe,F,et)}M.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(M.isData3DTexture)ge?(Se&&t.texStorage3D(n.TEXTURE_3D,Qe,re,ie.width,ie.height,ie.depth),We&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)):t.texImage3D(n.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(M.isFramebufferTexture){if(Se)if(ge)t.texStorage2D(n.TEXTURE_2D,Qe,re,ie.width,ie.height);else{let le=ie.width,Be=ie.height;for(let et=0;et<Qe;et++)t.texImage2D(n.TEXTURE_2D,et,re,le,Be,0,pe,F,null),le>>=1,Be>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in n){const le=n.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),d.add(M),le.onpaint=Be=>{const et=Be.changedElements;for(const Re of d)et.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,ie);else{const et=n.RGBA,Re=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,et,Re,ct,ie)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&Se){const le=Ye(we[0]);t.texStorage2D(n.TEXTURE_2D,Qe,re,le.width,le.height)}for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?We&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,pe,F,ne):t.texImage2D(n.TEXTURE_2D,le,re,pe,F,ne);M.generateMipmaps=!1}else if(ge){if(Se){const le=Ye(ie);t.texStorage2D(n.TEXTURE_2D,Qe,re,le.width,le.height)}We&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,pe,F,ie)}else t.texImage2D(n.TEXTURE_2D,0,re,pe,F,ie);R(M)&&M.mipmapsAutoUpdate===!0&&b(ue),xe.__version=_e.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function bn(C,M,$){if(M.image.length!==6)return;const ue=ht(C,M),ae=M.source;t.bindTexture(n.TEXTURE_CUBE_MAP,C.__webglTexture,n.TEXTURE0+$);const _e=i.get(ae);if(ae.version!==_e.__version||ue===!0){t.activeTexture(n.TEXTURE0+$);const xe=St.getPrimaries(St.workingColorSpace),te=M.colorSpace===kr?null:St.getPrimaries(M.colorSpace),ie=M.colorSpace===kr||xe===te?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);const pe=M.isCompressedTexture||M.image[0].isCompressedTexture,F=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!pe&&!F?re[Re]=y(M.image[Re],!0,s.maxCubemapSize):re[Re]=F?M.image[Re].image:M.image[Re],re[Re]=Ge(M,re[Re]);const ne=re[0],we=r.convert(M.format,M.colorSpace),ge=r.convert(M.type);let Se=A(M.internalFormat,we,ge,M.normalized,M.colorSpace);const We=M.isVideoTexture!==!0,Qe=_e.__version===void 0||ue===!0,le=ae.dataReady;let Be=T(M,ne);pt(n.TEXTURE_CUBE_MAP,M);let et;if(M.isDepthTexture){if(Se=v(M.format===zr,M.type),Qe)if(We)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Se,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Se,ne.width,ne.height,0,we,ge,null)}else if(pe){We&&Qe&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Se,ne.width,ne.height);for(let Re=0;Re<6;Re++){et=re[Re].mipmaps;for(let ct=0;ct<et.length;ct++){const Yt=et[ct];M.format!==_s?we!==null?We?le&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,Yt.width,Yt.height,we,Yt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,Se,Yt.width,Yt.height,0,Yt.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,Yt.width,Yt.height,we,ge,Yt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,Se,Yt.width,Yt.height,0,we,ge,Yt.data)}}}else{if(et=M.mipmaps,We&&Qe){et.length>0&&Be++;const Re=Ye(re[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Se,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(F){We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,we,ge,re[Re].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Se,re[Re].width,re[Re].height,0,we,ge,re[Re].data);for(let ct=0;ct<et.length;ct++){const pi=et[ct].image[Re].image;We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,pi.width,pi.height,we,ge,pi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,Se,pi.width,pi.height,0,we,ge,pi.data)}}else{We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,re[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Se,we,ge,re[Re]);for(let ct=0;ct<et.length;ct++){const Yt=et[ct];We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,we,ge,Yt.image[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,Se,we,ge,Yt.image[Re])}}}R(M)&&M.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),_e.__version=ae.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function kt(C,M,$,ue,ae,_e){const xe=r.convert($.format,$.colorSpace),te=r.convert($.type),ie=A($.internalFormat,xe,te,$.normalized,$.colorSpace),pe=i.get(M),F=i.get($);if(F.__renderTarget=M,!pe.__hasExternalTextures){const re=Math.max(1,M.width>>_e),ne=Math.max(1,M.height>>_e);ae===n.TEXTURE_3D||ae===n.TEXTURE_2D_ARRAY?t.texImage3D(ae,_e,ie,re,ne,M.depth,0,xe,te,null):t.texImage2D(ae,_e,ie,re,ne,0,xe,te,null)}t.bindFramebuffer(n.FRAMEBUFFER,C),be(M)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ue,ae,F.__webglTexture,0,at(M)):(ae===n.TEXTURE_2D||ae>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,ue,ae,F.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Wn(C,M,$){if(n.bindRenderbuffer(n.RENDERBUFFER,C),M.depthBuffer){const ue=M.depthTexture,ae=ue&&ue.isDepthTexture?ue.type:null,_e=v(M.stencilBuffer,ae),xe=M.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;be(M)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(M),_e,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(M),_e,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,_e,M.width,M.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,xe,n.RENDERBUFFER,C)}else{const ue=M.textures;for(let ae=0;ae<ue.length;ae++){const _e=ue[ae],xe=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=A(_e.internalFormat,xe,te,_e.normalized,_e.colorSpace);be(M)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(M),ie,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(M),ie,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,ie,M.width,M.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Mt(C,M,$){const ue=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,C),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");const ae=i.get(M.depthTexture);ae.__renderTarget=M;const _e=ue?M.depthTexture.image[0]:M.depthTexture.image;(!ae.__webglTexture||_e.width!==M.width||_e.height!==M.height)&&(_e.width=M.width,_e.height=M.height,M.depthTexture.needsUpdate=!0),ue?Me(M.depthTexture,0):me(M.depthTexture,0);const xe=ae.__webglTexture,te=at(M),ie=ue?n.TEXTURE_CUBE_MAP_POSITIVE_X+$:n.TEXTURE_2D,pe=M.depthTexture.format===zr?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(M.depthTexture.format===Kr)be(M)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,xe,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,xe,0);else if(M.depthTexture.format===zr)be(M)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,xe,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Nn(C){const M=i.get(C),$=C.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==C.depthTexture){const ue=C.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ue){const ae=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ue.removeEventListener("dispose",ae)};ue.addEventListener("dispose",ae),M.__depthDisposeCallback=ae}M.__boundDepthTexture=ue}if(C.depthTexture&&!M.__autoAllocateDepthBuffer)if($)for(let ue=0;ue<6;ue++)Mt(M.__webglFramebuffer[ue],C,ue);else C.texture.mipmaps.length>0?Mt(M.__webglFramebuffer[0],C,0):Mt(M.__webglFramebuffer,C,0);else if($){M.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[ue]),M.__webglDepthbuffer[ue]===void 0)M.__webglDepthbuffer[ue]=n.createRenderbuffer(),Wn(M.__webglDepthbuffer[ue],C,!1);else{const ae=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=M.__webglDepthbuffer[ue];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=n.createRenderbuffer(),Wn(M.__webglDepthbuffer,C,!1);else{const ae=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=M.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function un(C,M,$){const ue=i.get(C);M!==void 0&&kt(ue.__webglFramebuffer,C,C.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),$!==void 0&&Nn(C)}function wn(C){const M=C.texture,$=i.get(C),ue=i.get(M);C.addEventListener("dispose",k),z(C);const ae=C.textures,_e=C.isWebGLCubeRenderTarget===!0,xe=ae.length>1;if(xe||(ue.__webglTexture===void 0&&(ue.__webglTexture=n.createTexture()),ue.__version=M.version,a.memory.textures++),_e){$.__webglFramebuffer=[];for(let te=0;te<6;te++)if(M.mipmaps.length>0){$.__webglFramebuffer[te]=[];for(let ie=0;ie<M.mipmaps.length;ie++)$.__webglFramebuffer[te][ie]=n.createFramebuffer()}else $.__webglFramebuffer[te]=n.createFramebuffer()}else{if(M.mipmaps.length>0){$.__webglFramebuffer=[];for(let te=0;te<M.mipmaps.length;te++)$.__webglFramebuffer[te]=n.createFramebuffer()}else $.__webglFramebuffer=n.createFramebuffer();if(xe)for(let te=0,ie=ae.length;te<ie;te++){const pe=i.get(ae[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=n.createTexture(),a.memory.textures++)}if(C.samples>0&&be(C)===!1){$.__webglMultisampledFramebuffer=n.createFramebuffer(),$.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,$.__webglMultisampledFramebuffer);for(let te=0;te<ae.length;te++){const ie=ae[te];$.__webglColorRenderbuffer[te]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,$.__webglColorRenderbuffer[te]);const pe=r.convert(ie.format,ie.colorSpace),F=r.convert(ie.type),re=A(ie.internalFormat,pe,F,ie.normalized,ie.colorSpace,C.isXRRenderTarget===!0),ne=at(C);n.renderbufferStorageMultisample(n.RENDERBUFFER,ne,re,C.width,C.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+te,n.RENDERBUFFER,$.__webglColorRenderbuffer[te])}n.bindRenderbuffer(n.RENDERBUFFER,null),C.depthBuffer&&($.__webglDepthRenderbuffer=n.createRenderbuffer(),Wn($.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,ue.__webglTexture),pt(n.TEXTURE_CUBE_MAP,M);for(let te=0;te<6;te++)if(M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)kt($.__webglFramebuffer[te][ie],C,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else kt($.__webglFramebuffer[te],C,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);R(M)?b(n.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let te=0,ie=ae.length;te<ie;te++){const pe=ae[te],F=i.get(pe);let re=n.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(re=C.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(re,F.__webglTexture),pt(re,pe),kt($.__webglFramebuffer,C,pe,n.COLOR_ATTACHMENT0+te,re,0),R(pe)&&b(re)}t.unbindTexture()}else{let te=n.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(te=C.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(te,ue.__webglTexture),pt(te,M),M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)kt($.__webglFramebuffer[ie],C,M,n.COLOR_ATTACHMENT0,te,ie);else kt($.__webglFramebuffer,C,M,n.COLOR_ATTACHMENT0,te,0);R(M)?b(te):M.mipmaps.length>0&&n.texParameteri(te,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&Nn(C)}function O(C){const M=C.textures;for(let $=0,ue=M.length;$<ue;$++){const ae=M[$];if(R(ae)&&ae.mipmapsAutoUpdate===!0){const _e=L(C),xe=i.get(ae).__webglTexture;t.bindTexture(_e,xe),b(_e),t.unbindTexture()}}}const Ce=[];function Ze(C){if(C.samples>0){if(be(C)===!1){const M=C.textures,$=C.width,ue=C.height;let ae=n.COLOR_BUFFER_BIT;const _e=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,xe=i.get(C),te=M.length>1;if(te)for(let pe=0;pe<M.length;pe++)t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<M.length;pe++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ae|=n.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ae|=n.STENCIL_BUFFER_BIT)),te){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);const F=i.get(M[pe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,F,0)}n.blitFramebuffer(0,0,$,ue,0,0,$,ue,ae,n.NEAREST),l===!0&&(Ce.length=0,Ce.push(n.COLOR_ATTACHMENT0+pe),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ce.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<M.length;pe++){t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);const F=i.get(M[pe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,F,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){const M=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[M])}}}function at(C){return Math.min(s.maxSamples,C.samples)}function be(C){const M=i.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Gt(C){const M=a.render.frame;u.get(C)!==M&&(u.set(C,M),C.update())}function Ge(C,M){const $=C.colorSpace,ue=C.format,ae=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||$!==Lu&&$!==kr&&(St.getTransfer($)===Ot?(ue!==_s||ae!==Vi)&&je("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):At("WebGLTextures: Unsupported texture color space:",$)),M}function Ye(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=ve,this.setTexture3D=Ae,this.setTextureCube=Me,this.rebindTextures=un,this.setupRenderTarget=wn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=Nn,this.setupFrameBufferTexture=kt,this.useMultisampledRTT=be,this.dispose=W}function YR(n,e){function t(i,s=kr){let r;const a=St.getTransfer(s);if(i===Vi)return n.UNSIGNED_BYTE;if(i===Tp)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Ap)return n.UNSIGNED_SHORT_5_5_5_1;if(i===tx)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===nx)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Qv)return n.BYTE;if(i===ex)return n.SHORT;if(i===Bl)return n.UNSIGNED_SHORT;if(i===Ep)return n.INT;if(i===Xs)return n.UNSIGNED_INT;if(i===Us)return n.FLOAT;if(i===$s)return n.HALF_FLOAT;if(i===ix)return n.ALPHA;if(i===sx)return n.RGB;if(i===_s)return n.RGBA;if(i===Kr)return n.DEPTH_COMPONENT;if(i===zr)return n.DEPTH_STENCIL;if(i===rx)return n.RED;if(i===Rp)return n.RED_INTEGER;if(i===wa)return n.RG;if(i===Cp)return n.RG_INTEGER;if(i===Pp)return n.RGBA_INTEGER;if(i===lu||i===cu||i===uu||i===hu)if(a===Ot)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===lu)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===cu)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===uu)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===hu)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===lu)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===cu)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===uu)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===hu)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===jd||i===Qd||i===ef||i===tf)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===jd)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Qd)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ef)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===tf)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===nf||i===sf||i===rf||i===af||i===of||i===Cu||i===lf)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===nf||i===sf)return a===Ot?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===rf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===af)return r.COMPRESSED_R11_EAC;if(i===of)return r.COMPRESSED_SIGNED_R11_EAC;if(i===Cu)return r.COMPRESSED_RG11_EAC;if(i===lf)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===cf||i===uf||i===hf||i===df||i===ff||i===pf||i===mf||i===gf||i===_f||i===vf||i===xf||i===yf||i===Sf||i===Mf)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===cf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===uf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===hf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===df)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===ff)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===pf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===mf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===gf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===_f)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===vf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===xf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===yf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Sf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Mf)return a===Ot?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===bf||i===wf||i===Ef)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===bf)return a===Ot?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===wf)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ef)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Tf||i===Af||i===Pu||i===Rf)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Tf)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Af)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Pu)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Rf)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Eo?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}const KR=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,ZR=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`;class JR{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){const i=new yx(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){const t=e.cameras[0].viewport,i=new Ys({vertexShader:KR,fragmentShader:ZR,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Ri(new eh(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class jR extends ea{constructor(e,t){super();const i=this;let s=null,r=1,a=null,o="local-floor",l=1,c=null,u=null,d=null,f=null,p=null,_=null;const S=typeof XRWebGLBinding<"u",m=new JR,g={},y=t.getContextAttributes();let R=null,b=null;const L=[],A=[],v=new nt;let T=null,z=null;const I=new ms;I.viewport=new qt;const D=new ms;D.viewport=new qt;const k=[I,D],V=new iE;let U=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=L[ee];return me===void 0&&(me=new Bh,L[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=L[ee];return me===void 0&&(me=new Bh,L[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=L[ee];return me===void 0&&(me=new Bh,L[ee]=me),me.getHandSpace()};function Z(ee){const me=A.indexOf(ee.inputSource);if(me===-1)return;const ve=L[me];ve!==void 0&&(ve.update(ee.inputSource,ee.frame,c||a),ve.dispatchEvent({type:ee.type,data:ee.inputSource}))}function G(){s.removeEventListener("select",Z),s.removeEventListener("selectstart",Z),s.removeEventListener("selectend",Z),s.removeEventListener("squeeze",Z),s.removeEventListener("squeezestart",Z),s.removeEventListener("squeezeend",Z),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<L.length;ee++){const me=A[ee];me!==null&&(A[ee]=null,L[ee].disconnect(me))}U=null,W=null,m.reset();for(const ee in g)delete g[ee];if(e.setRenderTarget(R),p=null,f=null,d=null,s=null,b=null,he.stop(),i.isPresenting=!1,e.setPixelRatio(T),e.setSize(v.width,v.height,!1),z!==null){const ee=z.camera;ee.fov=z.fov,ee.zoom=z.zoom,ee.updateProjectionMatrix(),z=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,i.isPresenting===!0&&je("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){o=ee,i.isPresenting===!0&&je("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return f!==null?f:p},this.getBinding=function(){return d===null&&S&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return _},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",Z),s.addEventListener("selectstart",Z),s.addEventListener("selectend",Z),s.addEventListener("squeeze",Z),s.addEventListener("squeezestart",Z),s.addEventListener("squeezeend",Z),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ce),y.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(v),S&&"createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Ae=null,Me=null;y.depth&&(Me=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=y.stencil?zr:Kr,Ae=y.stencil?Eo:Xs);const Xe={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};d=this.getBinding(),f=d.createProjectionLayer(Xe),s.updateRenderState({layers:[f]}),e.setPixelRatio(1),e.setSize(f.textureWidth,f.textureHeight,!1),b=new ks(f.textureWidth,f.textureHeight,{format:_s,type:Vi,depthTexture:new To(f.textureWidth,f.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{const ve={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,ve),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new ks(p.framebufferWidth,p.framebufferHeight,{format:_s,type:Vi,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await s.requestReferenceSpace(o),he.setContext(s),he.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){const ve=ee.removed[me],Ae=A.indexOf(ve);Ae>=0&&(A[Ae]=null,L[Ae].disconnect(ve))}for(let me=0;me<ee.added.length;me++){const ve=ee.added[me];let Ae=A.indexOf(ve);if(Ae===-1){for(let Xe=0;Xe<L.length;Xe++)if(Xe>=A.length){A.push(ve),Ae=Xe;break}else if(A[Xe]===null){A[Xe]=ve,Ae=Xe;break}if(Ae===-1)break}const Me=L[Ae];Me&&Me.connect(ve)}}function J(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,ve=ee.far;m.texture!==null&&(m.depthNear>0&&(me=m.depthNear),m.depthFar>0&&(ve=m.depthFar)),V.near=D.near=I.near=me,V.far=D.far=I.far=ve,(U!==V.near||W!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),U=V.near,W=V.far),V.layers.mask=ee.layers.mask|6,I.layers.mask=V.layers.mask&-5,D.layers.mask=V.layers.mask&-3;const Ae=ee.parent,Me=V.cameras;J(V,Ae);for(let Xe=0;Xe<Me.length;Xe++)J(Me[Xe],Ae);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),z===null&&ee.isPerspectiveCamera&&(z={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,V,Ae)};function Q(ee,me,ve){ve===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(ve.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Hl*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(f===null&&p===null))return l},this.setFoveation=function(ee){l=ee,f!==null&&(f.fixedFoveation=ee),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ee)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(V)},this.getCameraTexture=function(ee){return g[ee]};let se=null;function de(ee,me){if(u=me.getViewerPose(c||a),_=me,u!==null){const ve=u.views;p!==null&&(e.setRenderTargetFramebuffer(b,p.framebuffer),e.setRenderTarget(b));let Ae=!1;ve.length!==V.cameras.length&&(V.cameras.length=0,Ae=!0);for(let Ve=0;Ve<ve.length;Ve++){const pt=ve[Ve];let ht=null;if(p!==null)ht=p.getViewport(pt);else{const sn=d.getViewSubImage(f,pt);ht=sn.viewport,Ve===0&&(e.setRenderTargetTextures(b,sn.colorTexture,sn.depthStencilTexture),e.setRenderTarget(b))}let it=k[Ve];it===void 0&&(it=new ms,it.layers.enable(Ve),it.viewport=new qt,k[Ve]=it),it.matrix.fromArray(pt.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(pt.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ht.x,ht.y,ht.width,ht.height),Ve===0&&(V.matrix.copy(it.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Ae===!0&&V.cameras.push(it)}const Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&S){d=i.getBinding();const Ve=d.getDepthInformation(ve[0]);Ve&&Ve.isValid&&Ve.texture&&m.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&S){e.state.unbindTexture(),d=i.getBinding();for(let Ve=0;Ve<ve.length;Ve++){const pt=ve[Ve].camera;if(pt){let ht=g[pt];ht||(ht=new yx,g[pt]=ht);const it=d.getCameraImage(pt);ht.sourceTexture=it}}}}for(let ve=0;ve<L.length;ve++){const Ae=A[ve],Me=L[ve];Ae!==null&&Me!==void 0&&Me.update(Ae,me,c||a)}se&&se(ee,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),_=null}const he=new Tx;he.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}}const QR=new Xt,Fx=new lt;Fx.set(-1,0,0,0,1,0,0,0,1);function eC(n,e){function t(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function i(m,g){g.color.getRGB(m.fogColor.value,Sx(n)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function s(m,g,y,R,b){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(m,g):g.isMeshLambertMaterial?(r(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(m,g),d(m,g)):g.isMeshPhongMaterial?(r(m,g),u(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(m,g),f(m,g),g.isMeshPhysicalMaterial&&p(m,g,b)):g.isMeshMatcapMaterial?(r(m,g),_(m,g)):g.isMeshDepthMaterial?r(m,g):g.isMeshDistanceMaterial?(r(m,g),S(m,g)):g.isMeshNormalMaterial?r(m,g):g.isLineBasicMaterial?(a(m,g),g.isLineDashedMaterial&&o(m,g)):g.isPointsMaterial?l(m,g,y,R):g.isSpriteMaterial?c(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,t(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===Ai&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,t(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===Ai&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,t(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,t(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);const y=e.get(g),R=y.envMap,b=y.envMapRotation;R&&(m.envMap.value=R,m.envMapRotation.value.setFromMatrix4(QR.makeRotationFromEuler(b)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Fx),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,m.aoMapTransform))}function a(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform))}function o(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function l(m,g,y,R){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*y,m.scale.value=R*.5,g.map&&(m.map.value=g.map,t(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function c(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function u(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function d(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function f(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function p(m,g,y){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Ai&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=y.texture,m.transmissionSamplerSize.value.set(y.width,y.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,m.specularIntensityMapTransform))}function _(m,g){g.matcap&&(m.matcap.value=g.matcap)}function S(m,g){const y=e.get(g).light;m.referencePosition.value.setFromMatrixPosition(y.matrixWorld),m.nearDistance.value=y.shadow.camera.near,m.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function tC(n,e,t,i){let s={},r={};function a(y,R){const b=R.program;i.uniformBlockBinding(y,b,s[y.id])}function o(y,R){let b=s[y.id];b===void 0&&(_(y),b=l(y),s[y.id]=b,y.addEventListener("dispose",m));const L=R.program;i.updateUBOMapping(y,L);const A=e.render.frame;r[y.id]!==A&&(c(y),r[y.id]=A)}function l(y){const R=n.createBuffer(),b=y.__size,L=y.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,b,L),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(y){const R=s[y.id],b=y.uniforms,L=y.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let A=0,v=b.length;A<v;A++){const T=b[A];if(Array.isArray(T))for(let z=0,I=T.length;z<I;z++)u(T[z],A,z,L);else u(T,A,0,L)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(y,R,b,L){if(f(y,R,b,L)===!0){const A=y.__offset,v=y.value;if(Array.isArray(v)){let T=0;for(let z=0;z<v.length;z++){const I=v[z],D=S(I,!0);d(I,y.__data,T),T+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else d(v,y.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,A,y.__data)}}function d(y,R,b){typeof y=="number"||typeof y=="boolean"?R[b]=y:y.isMatrix3?(R[b]=y.elements[0],R[b+1]=y.elements[1],R[b+2]=y.elements[2],R[b+3]=0,R[b+4]=y.elements[3],R[b+5]=y.elements[4],R[b+6]=y.elements[5],R[b+7]=0,R[b+8]=y.elements[6],R[b+9]=y.elements[7],R[b+10]=y.elements[8],R[b+11]=0):ArrayBuffer.isView(y)?R.set(y.subarray(0,R.length-b),b):y.toArray(R,b)}function f(y,R,b,L){const A=y.value,v=R+"_"+b;if(Array.isArray(A)){L[v]===void 0&&(L[v]=[]);const T=L[v];let z=!1;for(let I=0;I<A.length;I++)p(A[I],T,I)===!0&&(z=!0);return z}return p(A,L,v)}function p(y,R,b){if(R[b]===void 0)return typeof y=="number"||typeof y=="boolean"?R[b]=y:ArrayBuffer.isView(y)?R[b]=y.slice():R[b]=y.clone(),!0;{const L=R[b];if(typeof y=="number"||typeof y=="boolean"){if(L!==y)return R[b]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(L.equals(y)===!1)return L.copy(y),!0}}return!1}function _(y){const R=y.uniforms;let b=0;const L=16;for(let v=0,T=R.length;v<T;v++){const z=Array.isArray(R[v])?R[v]:[R[v]];for(let I=0,D=z.length;I<D;I++){const k=z[I],V=Array.isArray(k.value)?k.value:[k.value],U=Array.isArray(R[v])||Array.isArray(k.value);let W=b;for(let G=0,ce=V.length;G<ce;G++){const J=V[G],Q=S(J,U),se=b%L,de=se%Q.boundary,he=se+de;b+=de,he!==0&&L-he<Q.storage&&(b+=L-he),G===0&&(W=b),b+=Q.storage}const Z=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Z((b-W)/Float32Array.BYTES_PER_ELEMENT),k.__offset=W}}const A=b%L;return A>0&&(b+=L-A),y.__size=b,y.__cache={},this}function S(y,R){const b={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(b.boundary=4,b.storage=4):y.isVector2?(b.boundary=8,b.storage=8):y.isVector3||y.isColor?(b.boundary=16,b.storage=12):y.isVector4?(b.boundary=16,b.storage=16):y.isMatrix3?(b.boundary=16,b.storage=48):y.isMatrix4?(b.boundary=16,b.storage=64):y.isTexture?je("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(b.boundary=16,b.storage=y.byteLength):je("WebGLRenderer: Unsupported uniform value type.",y),R===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(y){const R=y.target;R.removeEventListener("dispose",m),n.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function g(){for(const y in s)n.deleteBuffer(s[y]);s={},r={}}return{bind:a,update:o,dispose:g}}const nC=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let Ps=null;function iC(){return Ps===null&&(Ps=new gx(nC,16,16,wa,$s),Ps.name="DFG_LUT",Ps.minFilter=hi,Ps.magFilter=hi,Ps.wrapS=ur,Ps.wrapT=ur,Ps.generateMipmaps=!1,Ps.needsUpdate=!0),Ps}class sC{constructor(e={}){const{canvas:t=tw(),context:i=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:f=!1,outputBufferType:p=Vi}=e;this.isWebGLRenderer=!0;let _;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");_=i.getContextAttributes().alpha}else _=a;const S=p,m=new Set([Pp,Cp,Rp]),g=new Set([Vi,Xs,Bl,Eo,Tp,Ap]),y=new Uint32Array(4),R=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]};let L=null,A=null;const v=[],T=[];let z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=fr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const I=this;let D=!1,k=null,V=null,U=null,W=null;this._outputColorSpace=Hi;let Z=0,G=0,ce=null,J=-1,Q=null;const se=new qt,de=new qt;let he=null;const ee=new ut(0);let me=0,ve=t.width,Ae=t.height,Me=1,Xe=null,rt=null;const Ve=new qt(0,0,ve,Ae),pt=new qt(0,0,ve,Ae);let ht=!1;const it=new Vl,sn=new Fp;let $t=!1,bn=!1;const kt=new Xt,Wn=new H,Mt=new qt,Nn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let un=!1;function wn(){return ce===null?Me:1}let O=i;function Ce(E,B){return t.getContext(E,B)}let Ze,at,be,Gt,Ge,Ye,C,M,$,ue,ae,_e,xe,te,ie,pe,F,re,ne,we,ge,Se,We;try{const E={alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${bp}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Re,!1),O===null){const B="webgl2";if(O=Ce(B,E),O===null)throw Ce(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(E){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),At("WebGLRenderer: "+E.message),E}function Qe(){Ze=new oA(O),Ze.init(),ge=new YR(O,Ze),at=new ZT(O,Ze,e,ge),be=new $R(O,Ze),at.reversedDepthBuffer&&f&&be.buffers.depth.setReversed(!0),V=O.createFramebuffer(),U=O.createFramebuffer(),W=O.createFramebuffer(),Gt=new uA(O),Ge=new DR,Ye=new qR(O,Ze,be,Ge,at,ge,Gt),C=new aA(I),M=new dE(O),Se=new YT(O,M),$=new lA(O,M,Gt,Se),ue=new dA(O,$,M,Se,Gt),re=new hA(O,at,Ye),ie=new JT(Ge),ae=new LR(I,C,Ze,at,Se,ie),_e=new eC(I,Ge),xe=new IR,te=new zR(Ze),F=new qT(I,C,be,ue,_,l),pe=new XR(I,ue,at),We=new tC(O,Gt,at,be),ne=new KT(O,Ze,Gt),we=new cA(O,Ze,Gt),Gt.programs=ae.programs,I.capabilities=at,I.extensions=Ze,I.properties=Ge,I.renderLists=xe,I.shadowMap=pe,I.state=be,I.info=Gt}S!==Vi&&(z=new pA(S,t.width,t.height,o,s,r));const le=new jR(I,O);this.xr=le,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){const E=Ze.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){const E=Ze.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(E){E!==void 0&&(Me=E,this.setSize(ve,Ae,!1))},this.getSize=function(E){return E.set(ve,Ae)},this.setSize=function(E,B,j=!0){if(le.isPresenting){je("WebGLRenderer: Can't change size while VR device is presenting.");return}ve=E,Ae=B,t.width=Math.floor(E*Me),t.height=Math.floor(B*Me),j===!0&&(t.style.width=E+"px",t.style.height=B+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,E,B)},this.getDrawingBufferSize=function(E){return E.set(ve*Me,Ae*Me).floor()},this.setDrawingBufferSize=function(E,B,j){ve=E,Ae=B,Me=j,t.width=Math.floor(E*j),t.height=Math.floor(B*j),this.setViewport(0,0,E,B)},this.setEffects=function(E){if(S===Vi){At("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let B=0;B<E.length;B++)if(E[B].isOutputPass===!0){je("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(se)},this.getViewport=function(E){return E.copy(Ve)},this.setViewport=function(E,B,j,q){E.isVector4?Ve.set(E.x,E.y,E.z,E.w):Ve.set(E,B,j,q),be.viewport(se.copy(Ve).multiplyScalar(wn()).round())},this.getScissor=function(E){return E.copy(pt)},this.setScissor=function(E,B,j,q){E.isVector4?pt.set(E.x,E.y,E.z,E.w):pt.set(E,B,j,q),be.scissor(de.copy(pt).multiplyScalar(wn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(E){be.setScissorTest(ht=E)},this.setOpaqueSort=function(E){Xe=E},this.setTransparentSort=function(E){rt=E},this.getClearColor=function(E){return E.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(E=!0,B=!0,j=!0){let q=0;if(E){let Y=!1;if(ce!==null){const Ee=ce.texture.format;Y=m.has(Ee)}if(Y){const Ee=ce.texture.type,Pe=g.has(Ee),Te=F.getClearColor(),De=F.getClearAlpha(),He=Te.r,tt=Te.g,mt=Te.b;Pe?(y[0]=He,y[1]=tt,y[2]=mt,y[3]=De,O.clearBufferuiv(O.COLOR,0,y)):(R[0]=He,R[1]=tt,R[2]=mt,R[3]=De,O.clearBufferiv(O.COLOR,0,R))}else q|=O.COLOR_BUFFER_BIT}B&&(q|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(q|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&O.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),k=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),F.dispose(),xe.dispose(),te.dispose(),Ye.dispose(),Ge.dispose(),C.dispose(),ue.dispose(),$.dispose(),Se.dispose(),We.dispose(),ae.dispose(),le.dispose(),le.removeEventListener("sessionstart",oc),le.removeEventListener("sessionend",Ms),Zs.stop()};function Be(E){E.preventDefault(),Iu("WebGLRenderer: Context Lost."),D=!0}function et(){Iu("WebGLRenderer: Context Restored."),D=!1;const E=Gt.autoReset,B=pe.enabled,j=pe.autoUpdate,q=pe.needsUpdate,Y=pe.type;Qe(),Gt.autoReset=E,pe.enabled=B,pe.autoUpdate=j,pe.needsUpdate=q,pe.type=Y}function Re(E){At("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){const B=E.target;B.removeEventListener("dispose",ct),Yt(B)}function Yt(E){pi(E),Ge.remove(E)}function pi(E){const B=Ge.get(E).programs;B!==void 0&&(B.forEach(function(j){ae.releaseProgram(j)}),E.isShaderMaterial&&ae.releaseShaderCache(E))}this.renderBufferDirect=function(E,B,j,q,Y,Ee){B===null&&(B=Nn);const Pe=Y.isMesh&&Y.matrixWorld.determinantAffine()<0,Te=$o(E,B,j,q,Y);be.setMaterial(q,Pe);let De=j.index,He=1;if(q.wireframe===!0){if(De=$.getWireframeAttribute(j),De===void 0)return;He=2}const tt=j.drawRange,mt=j.attributes.position;let ze=tt.start*He,gt=(tt.start+tt.count)*He;Ee!==null&&(ze=Math.max(ze,Ee.start*He),gt=Math.min(gt,(Ee.start+Ee.count)*He)),De!==null?(ze=Math.max(ze,0),gt=Math.min(gt,De.count)):mt!=null&&(ze=Math.max(ze,0),gt=Math.min(gt,mt.count));const ln=gt-ze;if(ln<0||ln===1/0)return;Se.setup(Y,q,Te,j,De);let It,Ut=ne;if(De!==null&&(It=M.get(De),Ut=we,Ut.setIndex(It)),Y.isMesh)q.wireframe===!0?(be.setLineWidth(q.wireframeLinewidth*wn()),Ut.setMode(O.LINES)):Ut.setMode(O.TRIANGLES);else if(Y.isLine){let In=q.linewidth;In===void 0&&(In=1),be.setLineWidth(In*wn()),Y.isLineSegments?Ut.setMode(O.LINES):Y.isLineLoop?Ut.setMode(O.LINE_LOOP):Ut.setMode(O.LINE_STRIP)}else Y.isPoints?Ut.setMode(O.POINTS):Y.isSprite&&Ut.setMode(O.TRIANGLES);if(Y.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Ut.renderMultiDraw(Y._multiDrawStarts,Y._multiDrawCounts,Y._multiDrawCount);else{const In=Y._multiDrawStarts,Oe=Y._multiDrawCounts,En=Y._multiDrawCount,vt=De?M.get(De).bytesPerElement:1,js=Ge.get(q).currentProgram.getUniforms();for(let Tn=0;Tn<En;Tn++)js.setValue(O,"_gl_DrawID",Tn),Ut.render(In[Tn]/vt,Oe[Tn])}else if(Y.isInstancedMesh)Ut.renderInstances(ze,ln,Y.count);else if(j.isInstancedBufferGeometry){const In=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Oe=Math.min(j.instanceCount,In);Ut.renderInstances(ze,ln,Oe)}else Ut.render(ze,ln)};function Vo(E,B,j,q){k!==null&&E.isNodeMaterial&&k.setObject(q,E),$t===!0&&ie.setState(E,j,!1),E.transparent===!0&&E.side===Gi&&E.forceSinglePass===!1?(E.side=Ai,E.needsUpdate=!0,bs(E,B,q),E.side=ba,E.needsUpdate=!0,bs(E,B,q),E.side=Gi):bs(E,B,q)}this.compile=function(E,B,j=null){j===null&&(j=E),k!==null&&k.renderStart(E,B,j),A=te.get(j),A.init(B),T.push(A),j.traverseVisible(function(Y){Y.isLight&&Y.layers.test(B.layers)&&(A.pushLight(Y),Y.castShadow&&A.pushShadow(Y))}),E!==j&&E.traverseVisible(function(Y){Y.isLight&&Y.layers.test(B.layers)&&(A.pushLight(Y),Y.castShadow&&A.pushShadow(Y))}),A.setupLights(),k!==null&&k.updateLights(A.state.lightsArray),bn=this.localClippingEnabled,$t=ie.init(this.clippingPlanes,bn),$t===!0&&ie.setGlobalState(this.clippingPlanes,B),k!==null&&pe.render(A.state.shadowsArray,j,B);const q=new Set;return E.traverse(function(Y){if(!(Y.isMesh||Y.isPoints||Y.isLine||Y.isSprite))return;const Ee=Y.material;if(Ee)if(Array.isArray(Ee))for(let Pe=0;Pe<Ee.length;Pe++){const Te=Ee[Pe];Vo(Te,j,B,Y),q.add(Te)}else Vo(Ee,j,B,Y),q.add(Ee)}),A=T.pop(),k!==null&&k.renderEnd(),q},this.compileAsync=function(E,B,j=null){const q=this.compile(E,B,j);return new Promise(Y=>{function Ee(){if(q.forEach(function(Pe){const De=Ge.get(Pe).currentProgram;(De===void 0||De.isReady())&&q.delete(Pe)}),q.size===0){Y(E);return}setTimeout(Ee,10)}Ze.get("KHR_parallel_shader_compile")!==null?Ee():setTimeout(Ee,10)})};let Ia=null;function _h(E){Ia&&Ia(E)}function oc(){Zs.stop()}function Ms(){Zs.start()}const Zs=new Tx;Zs.setAnimationLoop(_h),typeof self<"u"&&Zs.setContext(self),this.setAnimationLoop=function(E){Ia=E,le.setAnimationLoop(E),E===null?Zs.stop():Zs.start()},le.addEventListener("sessionstart",oc),le.addEventListener("sessionend",Ms),this.render=function(E,B){if(B!==void 0&&B.isCamera!==!0){At("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;k!==null&&k.renderStart(E,B);const j=le.enabled===!0&&le.isPresenting===!0,q=z!==null&&(ce===null||j)&&z.begin(I,ce);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(B),B=le.getCamera()),E.isScene===!0&&E.onBeforeRender(I,E,B,ce),A=te.get(E,T.length),A.init(B),A.state.textureUnits=Ye.getTextureUnits(),T.push(A),kt.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?sn.setFromArrayCamera(B):it.setFromProjectionMatrix(kt,vs,B.reversedDepth),bn=this.localClippingEnabled,$t=ie.init(this.clippingPlanes,bn),L=xe.get(E,v.length),L.init(),v.push(L),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){const Pe=I.xr.getDepthSensingMesh();Pe!==null&&Js(Pe,B,-1/0,I.sortObjects)}Js(E,B,0,I.sortObjects),L.finish(),k!==null&&k.updateLights(A.state.lightsArray),I.sortObjects===!0&&L.sort(Xe,rt),un=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,un&&F.addToRenderList(L,E),this.info.autoReset===!0&&this.info.reset(),$t===!0&&ie.beginShadows();const Y=A.state.shadowsArray;if(pe.render(Y,E,B),$t===!0&&ie.endShadows(),(q&&z.hasRenderPass())===!1){const Pe=L.opaque,Te=L.transmissive;if(A.setupLights(),B.isArrayCamera){const De=B.cameras;if(Te.length>0)for(let He=0,tt=De.length;He<tt;He++){const mt=De[He];as(Pe,Te,E,mt)}un&&F.render(E);for(let He=0,tt=De.length;He<tt;He++){const mt=De[He];Wo(L,E,mt,mt.viewport)}}else Te.length>0&&as(Pe,Te,E,B),un&&F.render(E),Wo(L,E,B)}ce!==null&&G===0&&(Ye.updateMultisampleRenderTarget(ce),Ye.updateRenderTargetMipmap(ce)),q&&z.end(I),E.isScene===!0&&E.onAfterRender(I,E,B),Se.resetDefaultState(),J=-1,Q=null,T.pop(),T.length>0?(A=T[T.length-1],Ye.setTextureUnits(A.state.textureUnits),$t===!0&&ie.setGlobalState(I.clippingPlanes,A.state.camera)):A=null,v.pop(),v.length>0?L=v[v.length-1]:L=null,k!==null&&k.renderEnd()};function Js(E,B,j,q){if(E.visible===!1)return;if(E.layers.test(B.layers)){if(E.isGroup)j=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(B);else if(E.isLight)A.pushLight(E),E.castShadow&&A.pushShadow(E);else if(E.isSprite){const Pe=B.isArrayCamera?sn:it;if(!E.frustumCulled||E.intersectsFrustum(Pe)){q&&Mt.setFromMatrixPosition(E.matrixWorld).applyMatrix4(kt);const Te=ue.update(E),De=E.material;De.visible&&L.push(E,Te,De,j,Mt.z,null,B)}}else if(E.isMesh||E.isLine||E.isPoints){const Pe=B.isArrayCamera?sn:it;if(!E.frustumCulled||E.intersectsFrustum(Pe)){const Te=ue.update(E),De=E.material;if(q&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),Mt.copy(E.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),Mt.copy(Te.boundingSphere.center)),Mt.applyMatrix4(E.matrixWorld).applyMatrix4(kt)),Array.isArray(De)){const He=Te.groups;for(let tt=0,mt=He.length;tt<mt;tt++){const ze=He[tt],gt=De[ze.materialIndex];gt&&gt.visible&&L.push(E,Te,gt,j,Mt.z,ze,B)}}else De.visible&&L.push(E,Te,De,j,Mt.z,null,B)}}}const Ee=E.children;for(let Pe=0,Te=Ee.length;Pe<Te;Pe++)Js(Ee[Pe],B,j,q)}function Wo(E,B,j,q){const{opaque:Y,transmissive:Ee,transparent:Pe}=E;A.setupLightsView(j),$t===!0&&ie.setGlobalState(I.clippingPlanes,j),q&&be.viewport(se.copy(q)),Y.length>0&&hn(Y,B,j),Ee.length>0&&hn(Ee,B,j),Pe.length>0&&hn(Pe,B,j),be.buffers.depth.setTest(!0),be.buffers.depth.setMask(!0),be.buffers.color.setMask(!0),be.setPolygonOffset(!1)}function as(E,B,j,q){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[q.id]===void 0){const ze=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[q.id]=new ks(1,1,{generateMipmaps:!0,type:ze?$s:Vi,minFilter:Br,samples:Math.max(4,at.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:St.workingColorSpace})}const Ee=A.state.transmissionRenderTarget[q.id],Pe=q.viewport||se;Ee.setSize(Pe.z*I.transmissionResolutionScale,Pe.w*I.transmissionResolutionScale);const Te=I.getRenderTarget(),De=I.getActiveCubeFace(),He=I.getActiveMipmapLevel();I.setRenderTarget(Ee),I.getClearColor(ee),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),un&&F.render(j);const tt=I.toneMapping;I.toneMapping=fr;const mt=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),A.setupLightsView(q),$t===!0&&ie.setGlobalState(I.clippingPlanes,q),hn(E,j,q),Ye.updateMultisampleRenderTarget(Ee),Ye.updateRenderTargetMipmap(Ee),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let gt=0,ln=B.length;gt<ln;gt++){const It=B[gt],{object:Ut,geometry:In,material:Oe,group:En}=It;if(Oe.side===Gi&&Ut.layers.test(q.layers)){const vt=Oe.side;Oe.side=Ai,Oe.needsUpdate=!0,vn(Ut,j,q,In,Oe,En),Oe.side=vt,Oe.needsUpdate=!0,ze=!0}}ze===!0&&(Ye.updateMultisampleRenderTarget(Ee),Ye.updateRenderTargetMipmap(Ee))}I.setRenderTarget(Te,De,He),I.setClearColor(ee,me),mt!==void 0&&(q.viewport=mt),I.toneMapping=tt}function hn(E,B,j){const q=B.isScene===!0?B.overrideMaterial:null;for(let Y=0,Ee=E.length;Y<Ee;Y++){const Pe=E[Y],{object:Te,geometry:De,group:He}=Pe;let tt=Pe.material;tt.allowOverride===!0&&q!==null&&(tt=q),Te.layers.test(j.layers)&&vn(Te,B,j,De,tt,He)}}function vn(E,B,j,q,Y,Ee){k!==null&&Y.isNodeMaterial&&k.setObject(E,Y),E.onBeforeRender(I,B,j,q,Y,Ee),E.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Y.onBeforeRender(I,B,j,q,E,Ee),Y.transparent===!0&&Y.side===Gi&&Y.forceSinglePass===!1?(Y.side=Ai,Y.needsUpdate=!0,I.renderBufferDirect(j,B,q,Y,E,Ee),Y.side=ba,Y.needsUpdate=!0,I.renderBufferDirect(j,B,q,Y,E,Ee),Y.side=Gi):I.renderBufferDirect(j,B,q,Y,E,Ee),E.onAfterRender(I,B,j,q,Y,Ee)}function xn(E){let B=0;for(const j of E)j.texture!==null&&B++;return B}function bs(E,B,j){B.isScene!==!0&&(B=Nn);const q=Ge.get(E),Y=A.state.lights,Ee=A.state.shadowsArray,Pe=Y.state.version,Te=ae.getParameters(E,Y.state,Ee,B,j,A.state.lightProbeGridArray),De=ae.getProgramCacheKey(Te);let He=q.programs;q.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?B.environment:null,q.fog=B.fog;const tt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;q.envMap=C.get(E.envMap||q.environment,tt),q.envMapRotation=q.environment!==null&&E.envMap===null?B.environmentRotation:E.envMapRotation,He===void 0&&(E.addEventListener("dispose",ct),He=new Map,q.programs=He,q.programVariants=new Map);let mt=He.get(De);if(mt!==void 0){if(q.currentProgram===mt&&q.lightsStateVersion===Pe)return Xo(E,Te),mt}else Te.uniforms=ae.getUniforms(E),k!==null&&E.isNodeMaterial&&k.build(E,j,Te),E.onBeforeCompile(Te,I),mt=ae.acquireProgram(Te,De),He.set(De,mt),q.uniforms=Te.uniforms;const ze=q.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(ze.clippingPlanes=ie.uniform),Xo(E,Te),q.needsLights=Sr(E),q.lightsStateVersion=Pe,q.needsLights&&(ze.ambientLightColor.value=Y.state.ambient,ze.lightProbe.value=Y.state.probe,ze.sunLights.value=Y.state.sun,ze.sunLightShadows.value=Y.state.sunShadow,ze.directionalLights.value=Y.state.directional,ze.directionalLightShadows.value=Y.state.directionalShadow,ze.spotLights.value=Y.state.spot,ze.spotLightShadows.value=Y.state.spotShadow,ze.rectAreaLights.value=Y.state.rectArea,ze.ltc_1.value=Y.state.rectAreaLTC1,ze.ltc_2.value=Y.state.rectAreaLTC2,ze.pointLights.value=Y.state.point,ze.pointLightShadows.value=Y.state.pointShadow,ze.hemisphereLights.value=Y.state.hemi,ze.sunShadowMatrix.value=Y.state.sunShadowMatrix,ze.sunShadowCascade.value=Y.state.sunShadowCascade,ze.directionalShadowMatrix.value=Y.state.directionalShadowMatrix,ze.spotLightMatrix.value=Y.state.spotLightMatrix,ze.spotLightMap.value=Y.state.spotLightMap,ze.pointShadowMatrix.value=Y.state.pointShadowMatrix),q.numLightProbeGrids=xn(A.state.lightProbeGridArray),q.currentProgram=mt,q.uniformsList=null,mt}function Ni(E,B,j,q,Y){const Ee=Ge.get(E),Pe=Ee.currentProgram.id+","+q+","+Y;let Te=Ee.programVariants.get(Pe);return Te===void 0?(Te=bs(E,B,j),Ee.programVariants.set(Pe,Te)):(Ee.currentProgram=Te,Ee.uniformsList=null,Ee.outputColorSpace=q,Ee.toneMapping=Y),Te}function yr(E){if(E.uniformsList===null){const B=E.currentProgram.getUniforms();E.uniformsList=fu.seqWithValue(B.seq,E.uniforms)}return E.uniformsList}function Xo(E,B){const j=Ge.get(E);j.outputColorSpace=B.outputColorSpace,j.batching=B.batching,j.batchingColor=B.batchingColor,j.instancing=B.instancing,j.instancingColor=B.instancingColor,j.instancingMorph=B.instancingMorph,j.skinning=B.skinning,j.morphTargets=B.morphTargets,j.morphNormals=B.morphNormals,j.morphColors=B.morphColors,j.morphTargetsCount=B.morphTargetsCount,j.numClippingPlanes=B.numClippingPlanes,j.numIntersection=B.numClipIntersection,j.vertexAlphas=B.vertexAlphas,j.vertexTangents=B.vertexTangents,j.toneMapping=B.toneMapping}function $o(E,B,j,q,Y){B.isScene!==!0&&(B=Nn),Ye.resetTextureUnits();const Ee=B.fog,Pe=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?B.environment:null,Te=ce===null?I.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:St.workingColorSpace,De=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,He=C.get(q.envMap||Pe,De),tt=q.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,mt=!!j.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),ze=!!j.morphAttributes.position,gt=!!j.morphAttributes.normal,ln=!!j.morphAttributes.color;let It=fr;q.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(It=I.toneMapping);const Ut=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,In=Ut!==void 0?Ut.length:0,Oe=Ge.get(q),En=A.state.lights;if($t===!0&&(bn===!0||E!==Q)){const Ft=E===Q&&q.id===J;ie.setState(q,E,Ft)}let vt=!1,js=!1;q.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==En.state.version||Y.isBatchedMesh&&Oe.batching===!1||!Y.isBatchedMesh&&Oe.batching===!0||Y.isBatchedMesh&&Oe.batchingColor===!0&&Y._colorsTexture===null||Y.isBatchedMesh&&Oe.batchingColor===!1&&Y._colorsTexture!==null||Y.isInstancedMesh&&Oe.instancing===!1||!Y.isInstancedMesh&&Oe.instancing===!0||Y.isSkinnedMesh&&Oe.skinning===!1||!Y.isSkinnedMesh&&Oe.skinning===!0||Y.isInstancedMesh&&Oe.instancingColor===!0&&Y.instanceColor===null||Y.isInstancedMesh&&Oe.instancingColor===!1&&Y.instanceColor!==null||Y.isInstancedMesh&&Oe.instancingMorph===!0&&Y.morphTexture===null||Y.isInstancedMesh&&Oe.instancingMorph===!1&&Y.morphTexture!==null||Oe.envMap!==He||q.fog===!0&&Oe.fog!==Ee||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==ie.numPlanes||Oe.numIntersection!==ie.numIntersection)||Oe.vertexAlphas!==tt||Oe.vertexTangents!==mt||Oe.morphTargets!==ze||Oe.morphNormals!==gt||Oe.morphColors!==ln||Oe.morphTargetsCount!==In||Oe.numLightProbeGrids!==xn(A.state.lightProbeGridArray)?vt=!0:(Oe.outputColorSpace!==Te||Oe.toneMapping!==It)&&(js=!0):(vt=!0,Oe.__version=q.version);let Tn=Oe.currentProgram;(vt===!0||js===!0)&&(Tn=js===!0?Ni(q,B,Y,Te,It):bs(q,B,Y),k&&q.isNodeMaterial&&k.onUpdateProgram(q,Tn,Oe));let Oa=!1,ws=!1,Qs=!1;const dt=Tn.getUniforms(),dn=Oe.uniforms;if(be.useProgram(Tn.program)&&(Oa=!0,ws=!0,Qs=!0),q.id!==J&&(J=q.id,ws=!0),Oa||Q!==E){be.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),dt.setValue(O,"projectionMatrix",E.projectionMatrix),dt.setValue(O,"viewMatrix",E.matrixWorldInverse);const An=dt.map.cameraPosition;An!==void 0&&An.setValue(O,Wn.setFromMatrixPosition(E.matrixWorld)),at.logarithmicDepthBuffer&&dt.setValue(O,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&dt.setValue(O,"isOrthographic",E.isOrthographicCamera===!0),Q!==E&&(Q=E,ws=!0,Qs=!0)}if(Oe.needsLights&&(En.state.sunShadowMap.length>0&&dt.setValue(O,"sunShadowMap",En.state.sunShadowMap,Ye),En.state.directionalShadowMap.length>0&&dt.setValue(O,"directionalShadowMap",En.state.directionalShadowMap,Ye),En.state.spotShadowMap.length>0&&dt.setValue(O,"spotShadowMap",En.state.spotShadowMap,Ye),En.state.pointShadowMap.length>0&&dt.setValue(O,"pointShadowMap",En.state.pointShadowMap,Ye)),Y.isSkinnedMesh){dt.setOptional(O,Y,"bindMatrix"),dt.setOptional(O,Y,"bindMatrixInverse");const Ft=Y.skeleton;Ft&&(Ft.boneTexture===null&&Ft.computeBoneTexture(),dt.setValue(O,"boneTexture",Ft.boneTexture,Ye))}Y.isBatchedMesh&&(dt.setOptional(O,Y,"batchingTexture"),dt.setValue(O,"batchingTexture",Y._matricesTexture,Ye),dt.setOptional(O,Y,"batchingIdTexture"),dt.setValue(O,"batchingIdTexture",Y._indirectTexture,Ye),dt.setOptional(O,Y,"batchingColorTexture"),Y._colorsTexture!==null&&dt.setValue(O,"batchingColorTexture",Y._colorsTexture,Ye));const mi=j.morphAttributes;if((mi.position!==void 0||mi.normal!==void 0||mi.color!==void 0)&&re.update(Y,j,Tn),(ws||Oe.receiveShadow!==Y.receiveShadow)&&(Oe.receiveShadow=Y.receiveShadow,dt.setValue(O,"receiveShadow",Y.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&B.environment!==null&&(dn.envMapIntensity.value=B.environmentIntensity),dn.dfgLUT!==void 0&&(dn.dfgLUT.value=iC()),ws){if(dt.setValue(O,"toneMappingExposure",I.toneMappingExposure),Oe.needsLights&&Ua(dn,Qs),Ee&&q.fog===!0&&_e.refreshFogUniforms(dn,Ee),_e.refreshMaterialUniforms(dn,q,Me,Ae,A.state.transmissionRenderTarget[E.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){const Ft=b;let An=0;for(const ai of A.state.lightProbeGridArray)ai.texture!==null&&(Ft.textures[An]=ai.texture,Ft.min[An]=ai.boundingBox.min,Ft.max[An]=ai.boundingBox.max,Ft.resolution[An]=ai.resolution,An++);for(const ai in Ft)Ft[ai].length=An;dn.probesSH.value=Ft.textures,dn.probesMin.value=Ft.min,dn.probesMax.value=Ft.max,dn.probesResolution.value=Ft.resolution}fu.upload(O,yr(Oe),dn,Ye)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(fu.upload(O,yr(Oe),dn,Ye),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&dt.setValue(O,"center",Y.center),dt.setValue(O,"modelViewMatrix",Y.modelViewMatrix),dt.setValue(O,"normalMatrix",Y.normalMatrix),dt.setValue(O,"modelMatrix",Y.matrixWorld),q.uniformsGroups!==void 0){const Ft=q.uniformsGroups;for(let An=0,ai=Ft.length;An<ai;An++){const lc=Ft[An];We.update(lc,Tn),We.bind(lc,Tn)}}return Tn}function Ua(E,B){E.ambientLightColor.needsUpdate=B,E.lightProbe.needsUpdate=B,E.sunLights.needsUpdate=B,E.sunLightShadows.needsUpdate=B,E.directionalLights.needsUpdate=B,E.directionalLightShadows.needsUpdate=B,E.pointLights.needsUpdate=B,E.pointLightShadows.needsUpdate=B,E.spotLights.needsUpdate=B,E.spotLightShadows.needsUpdate=B,E.rectAreaLights.needsUpdate=B,E.hemisphereLights.needsUpdate=B}function Sr(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return Z},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(E,B,j){const q=Ge.get(E);q.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),Ge.get(E.texture).__webglTexture=B,Ge.get(E.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:j,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,B){const j=Ge.get(E);j.__webglFramebuffer=B,j.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(E,B=0,j=0){ce=E,Z=B,G=j;let q=null,Y=!1,Ee=!1;if(E){const Te=Ge.get(E);if(Te.__useDefaultFramebuffer!==void 0){be.bindFramebuffer(O.FRAMEBUFFER,Te.__webglFramebuffer),se.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest,be.viewport(se),be.scissor(de),be.setScissorTest(he),J=-1;return}else if(Te.__webglFramebuffer===void 0)Ye.setupRenderTarget(E);else if(Te.__hasExternalTextures)Ye.rebindTextures(E,Ge.get(E.texture).__webglTexture,Ge.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){const tt=E.depthTexture;if(Te.__boundDepthTexture!==tt){if(tt!==null&&Ge.has(tt)&&(E.width!==tt.image.width||E.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(E)}}const De=E.texture;(De.isData3DTexture||De.isDataArrayTexture||De.isCompressedArrayTexture)&&(Ee=!0);const He=Ge.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(He[B])?q=He[B][j]:q=He[B],Y=!0):E.samples>0&&Ye.useMultisampledRTT(E)===!1?q=Ge.get(E).__webglMultisampledFramebuffer:Array.isArray(He)?q=He[j]:q=He,se.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest}else se.copy(Ve).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),he=ht;if(j!==0&&(q=V),be.bindFramebuffer(O.FRAMEBUFFER,q)&&be.drawBuffers(E,q),be.viewport(se),be.scissor(de),be.setScissorTest(he),Y){const Te=Ge.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+B,Te.__webglTexture,j)}else if(Ee){const Te=B;for(let De=0;De<E.textures.length;De++){const He=Ge.get(E.textures[De]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+De,He.__webglTexture,j,Te)}}else if(E!==null&&j!==0){const Te=Ge.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Te.__webglTexture,j)}J=-1};function Fa(E){const B=Ge.get(E);return(B.__readFormat!==E.format||B.__readType!==E.type)&&(B.__readFormat=E.format,B.__readType=E.type,B.__formatReadable=at.textureFormatReadable(E.format),B.__typeReadable=at.textureTypeReadable(E.type)),B}this.readRenderTargetPixels=function(E,B,j,q,Y,Ee,Pe,Te=0){if(!(E&&E.isWebGLRenderTarget)){At("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let De=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(De=De[Pe],Array.isArray(De)&&(De=De[0])),De){be.bindFramebuffer(O.FRAMEBUFFER,De);try{const He=E.textures[Te],tt=He.format,mt=He.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Te);const ze=Fa(He);if(ze.__formatReadable===!1){At("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){At("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=E.width-q&&j>=0&&j<=E.height-Y&&O.readPixels(B,j,q,Y,ge.convert(tt),ge.convert(mt),Ee)}finally{const He=ce!==null?Ge.get(ce).__webglFramebuffer:null;be.bindFramebuffer(O.FRAMEBUFFER,He)}}},this.readRenderTargetPixelsAsync=async function(E,B,j,q,Y,Ee,Pe,Te=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let De=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(De=De[Pe],Array.isArray(De)&&(De=De[0])),De)if(B>=0&&B<=E.width-q&&j>=0&&j<=E.height-Y){be.bindFramebuffer(O.FRAMEBUFFER,De);const He=E.textures[Te],tt=He.format,mt=He.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Te);const ze=Fa(He);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const gt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.bufferData(O.PIXEL_PACK_BUFFER,Ee.byteLength,O.STREAM_READ),O.readPixels(B,j,q,Y,ge.convert(tt),ge.convert(mt),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);const ln=ce!==null?Ge.get(ce).__webglFramebuffer:null;be.bindFramebuffer(O.FRAMEBUFFER,ln);const It=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await nw(O,It,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Ee),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(gt),O.deleteSync(It),Ee}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,B=null,j=0){const q=Math.pow(2,-j),Y=Math.floor(E.image.width*q),Ee=Math.floor(E.image.height*q),Pe=B!==null?B.x:0,Te=B!==null?B.y:0;Ye.setTexture2D(E,0),O.copyTexSubImage2D(O.TEXTURE_2D,j,0,0,Pe,Te,Y,Ee),be.unbindTexture()},this.copyTextureToTexture=function(E,B,j=null,q=null,Y=0,Ee=0){let Pe,Te,De,He,tt,mt,ze,gt,ln;const It=E.isCompressedTexture?E.mipmaps[Ee]:E.image;if(j!==null)Pe=j.max.x-j.min.x,Te=j.max.y-j.min.y,De=j.isBox3?j.max.z-j.min.z:1,He=j.min.x,tt=j.min.y,mt=j.isBox3?j.min.z:0;else{const dt=Math.pow(2,-Y);Pe=Math.floor(It.width*dt),Te=Math.floor(It.height*dt),E.isDataArrayTexture?De=It.depth:E.isData3DTexture?De=Math.floor(It.depth*dt):De=1,He=0,tt=0,mt=0}q!==null?(ze=q.x,gt=q.y,ln=q.z):(ze=0,gt=0,ln=0);const Ut=ge.convert(B.format),In=ge.convert(B.type);let Oe;B.isData3DTexture?(Ye.setTexture3D(B,0),Oe=O.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(Ye.setTexture2DArray(B,0),Oe=O.TEXTURE_2D_ARRAY):(Ye.setTexture2D(B,0),Oe=O.TEXTURE_2D),be.activeTexture(O.TEXTURE0),be.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,B.flipY),be.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),be.pixelStorei(O.UNPACK_ALIGNMENT,B.unpackAlignment);const En=be.getParameter(O.UNPACK_ROW_LENGTH),vt=be.getParameter(O.UNPACK_IMAGE_HEIGHT),js=be.getParameter(O.UNPACK_SKIP_PIXELS),Tn=be.getParameter(O.UNPACK_SKIP_ROWS),Oa=be.getParameter(O.UNPACK_SKIP_IMAGES);be.pixelStorei(O.UNPACK_ROW_LENGTH,It.width),be.pixelStorei(O.UNPACK_IMAGE_HEIGHT,It.height),be.pixelStorei(O.UNPACK_SKIP_PIXELS,He),be.pixelStorei(O.UNPACK_SKIP_ROWS,tt),be.pixelStorei(O.UNPACK_SKIP_IMAGES,mt);const ws=E.isDataArrayTexture||E.isData3DTexture,Qs=B.isDataArrayTexture||B.isData3DTexture;if(E.isDepthTexture){const dt=Ge.get(E),dn=Ge.get(B),mi=Ge.get(dt.__renderTarget),Ft=Ge.get(dn.__renderTarget);be.bindFramebuffer(O.READ_FRAMEBUFFER,mi.__webglFramebuffer),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,Ft.__webglFramebuffer);for(let An=0;An<De;An++)ws&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Ge.get(E).__webglTexture,Y,mt+An),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Ge.get(B).__webglTexture,Ee,ln+An)),O.blitFramebuffer(He,tt,He+Pe,tt+Te,ze,gt,ze+Pe,gt+Te,O.DEPTH_BUFFER_BIT,O.NEAREST);be.bindFramebuffer(O.READ_FRAMEBUFFER,null),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Y!==0||E.isRenderTargetTexture||Ge.has(E)){const dt=Ge.get(E),dn=Ge.get(B);be.bindFramebuffer(O.READ_FRAMEBUFFER,U),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,W);for(let mi=0;mi<De;mi++)ws?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,dt.__webglTexture,Y,mt+mi):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,dt.__webglTexture,Y),Qs?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,dn.__webglTexture,Ee,ln+mi):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,dn.__webglTexture,Ee),Y!==0?O.blitFramebuffer(He,tt,He+Pe,tt+Te,ze,gt,ze+Pe,gt+Te,O.COLOR_BUFFER_BIT,O.NEAREST):Qs?O.copyTexSubImage3D(Oe,Ee,ze,gt,ln+mi,He,tt,Pe,Te):O.copyTexSubImage2D(Oe,Ee,ze,gt,He,tt,Pe,Te);be.bindFramebuffer(O.READ_FRAMEBUFFER,null),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else Qs?E.isDataTexture||E.isData3DTexture?O.texSubImage3D(Oe,Ee,ze,gt,ln,Pe,Te,De,Ut,In,It.data):B.isCompressedArrayTexture?O.compressedTexSubImage3D(Oe,Ee,ze,gt,ln,Pe,Te,De,Ut,It.data):O.texSubImage3D(Oe,Ee,ze,gt,ln,Pe,Te,De,Ut,In,It):E.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Ee,ze,gt,Pe,Te,Ut,In,It.data):E.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Ee,ze,gt,It.width,It.height,Ut,It.data):O.texSubImage2D(O.TEXTURE_2D,Ee,ze,gt,Pe,Te,Ut,In,It);be.pixelStorei(O.UNPACK_ROW_LENGTH,En),be.pixelStorei(O.UNPACK_IMAGE_HEIGHT,vt),be.pixelStorei(O.UNPACK_SKIP_PIXELS,js),be.pixelStorei(O.UNPACK_SKIP_ROWS,Tn),be.pixelStorei(O.UNPACK_SKIP_IMAGES,Oa),Ee===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&O.generateMipmap(Oe),be.unbindTexture()},this.initRenderTarget=function(E){Ge.get(E).__webglFramebuffer===void 0&&Ye.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ye.setTextureCube(E,0):E.isData3DTexture?Ye.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ye.setTexture2DArray(E,0):Ye.setTexture2D(E,0),be.unbindTexture()},this.resetState=function(){Z=0,G=0,ce=null,be.reset(),Se.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return vs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;const t=this.getContext();t.drawingBufferColorSpace=St._getDrawingBufferColorSpace(e),t.unpackColorSpace=St._getUnpackColorSpace()}}function Gp(n,e){let[t,i]=[0,n.length-1];for(;t<i;){const s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}const d_=(n,e)=>[n[4*e],n[4*e+1],n[4*e+2],n[4*e+3]];function rC(n,e,t){let i=n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3]*e[3];const s=i<0?-1:1;i=Math.min(1,i*s);const r=Math.acos(i),a=Math.sin(r),[o,l]=a>1e-6?[Math.sin((1-t)*r)/a,Math.sin(t*r)/a]:[1-t,t],c=n.map((d,f)=>o*d+l*s*e[f]),u=Math.hypot(...c)||1;return c.map(d=>d/u)}function Ox(n,e){const t=Gp(n.times,e),i=Math.min(t+1,n.times.length-1),s=n.times[i]-n.times[t],r=s>0?Math.min(1,Math.max(0,(e-n.times[t])/s)):0;return{place:[0,1,2].map(o=>aC(n,t,i,o,r,s)),attitude:rC(d_(n.attitudes,t),d_(n.attitudes,i),r)}}function aC(n,e,t,i,s,r){const[a,o]=[n.places[3*e+i],n.places[3*t+i]];if(!n.velocities)return a+s*(o-a);const[l,c]=[n.velocities[3*e+i]*r,n.velocities[3*t+i]*r],u=1-s;return u*u*(1+2*s)*a+s*u*u*l+s*s*(3-2*s)*o-s*s*u*c}const oC=[[68,1,84],[71,44,122],[59,81,139],[44,113,142],[33,144,141],[39,173,129],[92,200,99],[170,220,50],[253,231,37]],lC=[[16,73,140],[74,133,190],[160,190,214],[222,222,219],[235,183,130],[214,120,44],[150,66,6]],kx={viridis:oC,difference:lC};function Bx(n,e){const t=kx[n],i=t.length-1,s=Math.min(1,Math.max(0,Number.isFinite(e)?e:0))*i,r=Math.min(Math.floor(s),i-1),a=s-r,[o,l]=[t[r],t[r+1]];return[0,1,2].map(c=>Math.round(o[c]+a*(l[c]-o[c])))}function zx(n,e=256){const t=new Uint8Array(4*e);for(let i=0;i<e;++i){const s=Bx(n,i/(e-1));t.set([...s,255],4*i)}return t}const Hx=([n,e,t])=>`rgb(${n} ${e} ${t})`;function cC(n,e){const t=kx[n].map((i,s,r)=>`${Hx(i)} ${(100*s/(r.length-1)).toFixed(1)}%`);return`linear-gradient(${e}, ${t.join(", ")})`}const xr=["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00","#56b4e9","#8a6d3b","#7f7f7f"];function uC(n,e,t,i,s){const[r,a,o]=[e[3*t],e[3*t+1],e[3*t+2]],l=n[3]*r+n[7]*a+n[11]*o+n[15];return l<=0?{x:0,y:0,depth:0,visible:!1}:{x:(.5+.5*((n[0]*r+n[4]*a+n[8]*o+n[12])/l))*i,y:(.5-.5*((n[1]*r+n[5]*a+n[9]*o+n[13])/l))*s,depth:l,visible:!0}}function hC(n,e,t,i){const[s,r]=[i.x-t.x,i.y-t.y],a=s*s+r*r,o=a>0?Math.min(1,Math.max(0,((n-t.x)*s+(e-t.y)*r)/a)):0,[l,c]=[t.x+o*s-n,t.y+o*r-e];return Math.sqrt(l*l+c*c)}function dC(n,e,t,i,s,r,a=8){let o=null;for(let l=0;l<Yr(n);++l){let c=null;for(let u=n.offsets[l];u<n.offsets[l+1];++u){const d=uC(e,n.positions,u,t,i);if(c&&c.visible&&d.visible){const f=hC(s,r,c,d),p=o!==null&&Math.abs(f-o.pixels)<1.5&&d.depth<o.depth;f<=a&&(o===null||f<o.pixels-1.5||p)&&(o={path:l,vertex:u,pixels:f,depth:d.depth})}c=d}}return o&&{path:o.path,vertex:o.vertex,pixels:o.pixels}}function fC(n,e,t,i){const[s,r]=[i[0]-t[0],i[1]-t[1]],a=s*s+r*r,o=a>0?Math.min(1,Math.max(0,((n-t[0])*s+(e-t[1])*r)/a)):0;return Math.hypot(n-t[0]-o*s,e-t[1]-o*r)}function pC(n,e,t,i){let[s,r]=[null,i];return n.forEach((a,o)=>a.forEach((l,c)=>{const u=c>0?a[c-1]:l,d=u&&l?fC(e,t,u,l):1/0;d<=r&&([s,r]=[o,d])})),s}class Uf{constructor(e,t,i=!0){this.stage=e,this.colour=t,this.edges=i,this.group.visible=!1,e.scene.add(this.group)}group=new pa;setMesh(e){for(const t of[...this.group.children])t.geometry.dispose(),t.material.dispose(),this.group.remove(t);this.group.visible=e!==null&&e.triangles.length>0,this.group.visible&&this.addMesh(e),this.stage.invalidate()}addMesh(e){const t=new on;t.setAttribute("position",new tn(e.positions,3)),t.setIndex(new tn(e.triangles,1)),this.group.add(new Ri(t,new Mx({color:this.colour,flatShading:!0}))),this.edges&&this.group.add(new Op(new Xw(t,20),new Qu({color:2826520})))}show(e){this.group.visible=e&&this.group.children.length>0,this.stage.invalidate()}pose({place:e,attitude:[t,i,s,r]}){this.group.position.set(...e),this.group.quaternion.set(i,s,r,t),this.stage.invalidate()}}const mC=5,f_=12;class gC{constructor(e,t){this.stage=e,this.ground=t;const i=e.renderer.domElement;i.addEventListener("pointerdown",s=>this.pressed(s),{capture:!0}),i.addEventListener("pointermove",s=>this.moved(s)),i.addEventListener("pointerup",s=>this.released(s)),i.addEventListener("dblclick",()=>this.finish()),i.addEventListener("pointerleave",()=>this.onHover?.(null))}points=[];settings=null;corners=[];middles=[];dragged=null;down=null;lastAdded=-1/0;actions=null;onClick=null;onHover=null;get active(){return this.settings!==null}begin(e){this.settings=e,this.points=[],this.stage.renderer.domElement.classList.add("drawing"),e.changed([])}stop(){this.settings=null,this.stage.renderer.domElement.classList.remove("drawing")}setHandles(e,t){this.corners=e,this.middles=t}key(e){if(!this.settings)return!1;if(e==="Enter")this.finish();else if(e==="Backspace")this.settings.changed(this.points=this.points.slice(0,-1));else if(e==="Escape"){const{cancelled:t}=this.settings;this.stop(),t()}else return!1;return!0}finish(){const e=this.settings;if(!e||this.points.length<e.least)return;const t=this.points;this.stop(),e.done(t)}pressed(e){e.button===0&&(this.down=[e.clientX,e.clientY],this.dragged=this.settings?null:this.grasp(e),this.dragged&&(this.stage.controls.enabled=!1,this.stage.renderer.domElement.setPointerCapture(e.pointerId)))}grasp(e){const t=this.nearest(this.corners,e);if(t>=0)return this.actions?.choose(t),{corner:t,follows:!1,under:!0};const i=this.nearest(this.middles.map(r=>r.at),e),s=i<0?null:this.actions?.add(this.middles[i].after)??null;return s===null?null:{corner:s,follows:!0,under:!0}}away(e,t){const i=this.stage.toScreen(new H(...e)),s=this.stage.renderer.domElement.getBoundingClientRect();return i===null?1/0:Math.hypot(i[0]-(t.clientX-s.left),i[1]-(t.clientY-s.top))}nearest(e,t){const i=e.map(r=>this.away(r,t)),s=Math.min(...i);return s<f_?i.indexOf(s):-1}near(e,t){return this.away(e,t)<f_}isClick(e){return this.down!==null&&Math.hypot(e.clientX-this.down[0],e.clientY-this.down[1])<mC}moved(e){const t=this.onHover||this.dragged?this.ground(e.clientX,e.clientY):null;(e.buttons===0||this.dragged)&&this.onHover?.(t),e.buttons===0&&this.showGrip(e),this.dragged&&t&&!(this.dragged.under&&this.isClick(e))&&this.drag(t)}showGrip(e){const t=!this.settings&&(this.nearest(this.corners,e)>=0||this.nearest(this.middles.map(i=>i.at),e)>=0);this.stage.renderer.domElement.classList.toggle("on-corner",t)}drag(e){const t=this.dragged;this.actions?.move(t.corner,e,t.follows),this.dragged={...t,follows:!0,under:!1}}released(e){const t=this.isClick(e);if(this.down=null,this.dragged)return this.drop(e);!t||e.button!==0||(this.settings?this.addPoint(e):this.onClick?.(e.clientX,e.clientY))}drop(e){const t=this.ground(e.clientX,e.clientY);t&&!this.dragged.under&&this.drag(t),this.dragged=null,this.stage.controls.enabled=!0,this.actions?.dropped()}addPoint(e){const t=this.ground(e.clientX,e.clientY),i=this.points[this.points.length-1],s=e.timeStamp-this.lastAdded<450;!t||!this.settings||i&&s&&this.near(i,e)||(this.lastAdded=e.timeStamp,this.points=[...this.points,t],this.settings.changed(this.points),this.points.length>=this.settings.most&&this.finish())}}const p_=new qs,qc=new H;class Gx extends nE{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],i=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(i),this.setAttribute("position",new Mn(e,3)),this.setAttribute("uv",new Mn(t,2))}applyMatrix4(e){const t=this.attributes.instanceStart,i=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),i.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));const i=new Df(t,6,1);return this.setAttribute("instanceStart",new Hr(i,3,0)),this.setAttribute("instanceEnd",new Hr(i,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));const i=new Df(t,6,1);return this.setAttribute("instanceColorStart",new Hr(i,3,0)),this.setAttribute("instanceColorEnd",new Hr(i,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new $w(e.geometry)),this}fromLineSegments(e){const t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new qs);const e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),p_.setFromBufferAttribute(t),this.boundingBox.union(p_))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new La),this.boundingBox===null&&this.computeBoundingBox();const e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){const i=this.boundingSphere.center;this.boundingBox.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)qc.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(qc)),qc.fromBufferAttribute(t,r),s=Math.max(s,i.distanceToSquared(qc));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}class Vx extends Gx{constructor(){super(),this.isLineGeometry=!0,this.type="LineGeometry"}setPositions(e){const t=e.length-3,i=new Float32Array(2*t);for(let s=0;s<t;s+=3)i[2*s]=e[s],i[2*s+1]=e[s+1],i[2*s+2]=e[s+2],i[2*s+3]=e[s+3],i[2*s+4]=e[s+4],i[2*s+5]=e[s+5];return super.setPositions(i),this}setColors(e){const t=e.length-3,i=new Float32Array(2*t);for(let s=0;s<t;s+=3)i[2*s]=e[s],i[2*s+1]=e[s+1],i[2*s+2]=e[s+2],i[2*s+3]=e[s+3],i[2*s+4]=e[s+4],i[2*s+5]=e[s+5];return super.setColors(i),this}setFromPoints(e){const t=e.length-1,i=new Float32Array(6*t);for(let s=0;s<t;s++)i[6*s]=e[s].x,i[6*s+1]=e[s].y,i[6*s+2]=e[s].z||0,i[6*s+3]=e[s+1].x,i[6*s+4]=e[s+1].y,i[6*s+5]=e[s+1].z||0;return super.setPositions(i),this}fromLine(e){const t=e.geometry;return this.setPositions(t.attributes.position.array),this}}Le.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new nt},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};Ti.line={uniforms:zp.merge([Le.common,Le.fog,Le.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		float trimSegmentAlpha( const in vec4 start, const in vec4 end ) {

			// compute the interpolation factor needed to trim the segment so it terminates
			// between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column

			// we need different nearEstimate formula for reversed and default depth buffer
			// a is positive with a reversed depth buffer so it can be used for controlling the code flow
			float nearEstimate = ( a > 0.0 ) ? ( - b / ( a + 1.0 ) ) : ( - 0.5 * b / a );

			return ( nearEstimate - start.z ) / ( end.z - start.z );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef USE_DASH

				float lineDistanceStart = dashScale * instanceDistanceStart;
				float lineDistanceEnd = dashScale * instanceDistanceEnd;

			#endif

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( start, end );
					end.xyz = mix( start.xyz, end.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceEnd = mix( lineDistanceStart, lineDistanceEnd, alpha );

					#endif

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( end, start );
					start.xyz = mix( end.xyz, start.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceStart = mix( lineDistanceEnd, lineDistanceStart, alpha );

					#endif

				}

			}

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? lineDistanceStart : lineDistanceEnd;
				vUv = uv;

			#endif

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = perspective ? normalize( mix( start.xyz, end.xyz, 0.5 ) ) : vec3( 0.0, 0.0, - 1.0 );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;

				// only shift the depth of vertices in front of the camera (#35137)
				if ( clip.w > 0.0 ) clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				float len;

				if ( isOrthographic ) {

					// View rays are parallel to the z axis so the distance reduces to camera-space XY
					vec2 lineDir = worldEnd.xy - worldStart.xy;
					float t = clamp( dot( worldPos.xy - worldStart.xy, lineDir ) / dot( lineDir, lineDir ), 0.0, 1.0 );
					len = length( worldStart.xy + lineDir * t - worldPos.xy );

				} else {

					// Find the closest points on the view ray and the line segment
					vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
					vec3 lineDir = worldEnd - worldStart;
					vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

					vec3 p1 = worldStart + lineDir * params.x;
					vec3 p2 = rayEnd * params.y;
					vec3 delta = p1 - p2;
					len = length( delta );

				}

				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};class Vp extends Ys{constructor(e){super({type:"LineMaterial",uniforms:zp.clone(Ti.line.uniforms),vertexShader:Ti.line.vertexShader,fragmentShader:Ti.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const od=new qt,m_=new H,g_=new H,jn=new qt,Qn=new qt,Ls=new qt,ld=new H,cd=new Xt,ei=new oE,__=new H,Yc=new qs,Kc=new La,Ds=new qt;let Is,va;function v_(n,e,t){return Ds.set(0,0,-e,1).applyMatrix4(n.projectionMatrix),Ds.multiplyScalar(1/Ds.w),Ds.x=va/t.width,Ds.y=va/t.height,Ds.applyMatrix4(n.projectionMatrixInverse),Ds.multiplyScalar(1/Ds.w),Math.abs(Math.max(Ds.x,Ds.y))}function _C(n,e){const t=n.matrixWorld,i=n.geometry,s=i.attributes.instanceStart,r=i.attributes.instanceEnd,a=Math.min(i.instanceCount,s.count);for(let o=0,l=a;o<l;o++){ei.start.fromBufferAttribute(s,o),ei.end.fromBufferAttribute(r,o),ei.applyMatrix4(t);const c=new H,u=new H;Is.distanceSqToSegment(ei.start,ei.end,u,c),u.distanceTo(c)<va*.5&&e.push({point:u,pointOnLine:c,distance:Is.origin.distanceTo(u),object:n,face:null,faceIndex:o,uv:null,uv1:null})}}function vC(n,e,t){const i=e.projectionMatrix,r=n.material.resolution,a=n.matrixWorld,o=n.geometry,l=o.attributes.instanceStart,c=o.attributes.instanceEnd,u=Math.min(o.instanceCount,l.count),d=-e.near;Is.at(1,Ls),Ls.w=1,Ls.applyMatrix4(e.matrixWorldInverse),Ls.applyMatrix4(i),Ls.multiplyScalar(1/Ls.w),Ls.x*=r.x/2,Ls.y*=r.y/2,Ls.z=0,ld.copy(Ls),cd.multiplyMatrices(e.matrixWorldInverse,a);for(let f=0,p=u;f<p;f++){if(jn.fromBufferAttribute(l,f),Qn.fromBufferAttribute(c,f),jn.w=1,Qn.w=1,jn.applyMatrix4(cd),Qn.applyMatrix4(cd),jn.z>d&&Qn.z>d)continue;if(jn.z>d){const R=jn.z-Qn.z,b=(jn.z-d)/R;jn.lerp(Qn,b)}else if(Qn.z>d){const R=Qn.z-jn.z,b=(Qn.z-d)/R;Qn.lerp(jn,b)}jn.applyMatrix4(i),Qn.applyMatrix4(i),jn.multiplyScalar(1/jn.w),Qn.multiplyScalar(1/Qn.w),jn.x*=r.x/2,jn.y*=r.y/2,Qn.x*=r.x/2,Qn.y*=r.y/2,ei.start.copy(jn),ei.start.z=0,ei.end.copy(Qn),ei.end.z=0;const S=ei.closestPointToPointParameter(ld,!0);ei.at(S,__);const m=Fr.lerp(jn.z,Qn.z,S),g=m>=-1&&m<=1,y=ld.distanceTo(__)<va*.5;if(g&&y){ei.start.fromBufferAttribute(l,f),ei.end.fromBufferAttribute(c,f),ei.start.applyMatrix4(a),ei.end.applyMatrix4(a);const R=new H,b=new H;Is.distanceSqToSegment(ei.start,ei.end,b,R),t.push({point:b,pointOnLine:R,distance:Is.origin.distanceTo(b),object:n,face:null,faceIndex:f,uv:null,uv1:null})}}}class xC extends Ri{constructor(e=new Gx,t=new Vp({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const e=this.geometry,t=e.attributes.instanceStart,i=e.attributes.instanceEnd,s=new Float32Array(2*t.count);for(let a=0,o=0,l=t.count;a<l;a++,o+=2)m_.fromBufferAttribute(t,a),g_.fromBufferAttribute(i,a),s[o]=o===0?0:s[o-1],s[o+1]=s[o]+m_.distanceTo(g_);const r=new Df(s,2,1);return e.setAttribute("instanceDistanceStart",new Hr(r,1,0)),e.setAttribute("instanceDistanceEnd",new Hr(r,1,1)),this}raycast(e,t){const i=this.material.worldUnits,s=e.camera;if(s===null&&!i&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),i===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;const r=e.params.Line2!==void 0&&e.params.Line2.threshold||0;Is=e.ray;const a=this.matrixWorld,o=this.geometry,l=this.material;va=l.linewidth+r,o.boundingSphere===null&&o.computeBoundingSphere(),Kc.copy(o.boundingSphere).applyMatrix4(a);let c;if(i)c=va*.5;else{const d=Math.max(s.near,Kc.distanceToPoint(Is.origin));c=v_(s,d,l.resolution)}if(Kc.radius+=c,Is.intersectsSphere(Kc)===!1)return;o.boundingBox===null&&o.computeBoundingBox(),Yc.copy(o.boundingBox).applyMatrix4(a);let u;if(i)u=va*.5;else{const d=Math.max(s.near,Yc.distanceToPoint(Is.origin));u=v_(s,d,l.resolution)}Yc.expandByScalar(u),Is.intersectsBox(Yc)!==!1&&(i?_C(this,t):vC(this,s,t))}onBeforeRender(e){const t=this.material.uniforms;t&&t.resolution&&(e.getViewport(od),this.material.uniforms.resolution.value.set(od.z,od.w))}}class yC extends xC{constructor(e=new Vx,t=new Vp({color:Math.random()*16777215})){super(e,t),this.isLine2=!0,this.type="Line2"}}const x_={seeder:"#d7261e",barrier:"#c2560a",counter:"#0f8b80",region:"#0b5cad",cut:"#7a3fb5",path:"#ffffff",draft:"#0b5cad"},y_={seeder:3,barrier:3,counter:3,region:2.5,cut:2.5,path:4,draft:3};class ud{constructor(e,t,i){this.stage=e,this.labels=t,this.owner=i,this.group.renderOrder=2,e.scene.add(this.group),e.beforeDraw.add(()=>this.materials.forEach(s=>s.resolution.copy(e.size)))}group=new pa;materials=[];set(e){this.clear();for(const t of e)this.add(t);this.labels.set(this.owner,e.filter(t=>t.label&&t.line.length>0).map(t=>({text:t.label,kind:t.kind,at:SC(t)}))),this.stage.invalidate()}add(e){if(e.line.length===0)return;const t=e.closed?[...e.line,e.line[0]]:e.line;t.length>1&&(e.selected&&this.addLine(t,"#ffffff",y_[e.kind]+4,1),this.addLine(t,x_[e.kind],y_[e.kind],2)),e.height&&t.length>1&&this.addPanels(t,e.height,x_[e.kind])}addLine(e,t,i,s){const r=new Vx;r.setPositions(e.flatMap(([l,c,u])=>[l,c,u]));const a=new Vp({color:t,linewidth:i,depthWrite:s>1,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-8});a.resolution.copy(this.stage.size),this.materials.push(a);const o=new yC(r,a);o.renderOrder=s,this.group.add(o)}addPanels(e,t,i){const s=[];for(let l=1;l<e.length;++l){const[c,u]=[e[l-1],e[l]];s.push(...c,...u,u[0],u[1],u[2]+t,...c,u[0],u[1],u[2]+t,c[0],c[1],c[2]+t)}const r=new on;r.setAttribute("position",new tn(Float32Array.from(s),3));const a=new Gl({color:i,opacity:.5,transparent:!0,side:Gi,depthWrite:!1}),o=new Ri(r,a);o.renderOrder=2,this.group.add(o),this.addLine(e.map(([l,c,u])=>[l,c,u+t]),i,2,2)}clear(){for(const e of[...this.group.children])e.geometry.dispose(),e.material.dispose(),this.group.remove(e);this.materials=[]}}function SC(n){const e=n.line[n.closed?0:n.line.length-1];return new H(e[0],e[1],e[2]+(n.height??0))}class MC{constructor(e,t){this.stage=e,this.host.className="labels",this.host.setAttribute("aria-hidden","true"),t.append(this.host),e.afterDraw.add(()=>this.place())}host=document.createElement("div");groups=new Map;set(e,t){for(const{element:i}of this.groups.get(e)??[])i.remove();this.groups.set(e,t.map(i=>{const s=document.createElement("span");return s.className=`label label-${i.kind}`,s.textContent=i.text,this.host.append(s),{label:i,element:s}})),this.stage.invalidate()}dispose(){this.host.remove()}place(){for(const e of this.groups.values())for(const{label:t,element:i}of e){const s=this.stage.toScreen(t.at);i.hidden=s===null,s&&(i.style.transform=`translate(${Math.round(s[0])}px, ${Math.round(s[1])}px) translate(-50%, -130%)`)}}}function bC(n,e,t){const i=n[3*e],s=n[3*e+1],r=n[3*e+2],a=n[3*t]-i,o=n[3*t+1]-s,l=n[3*t+2]-r,c=a*a+o*o+l*l,u=c>0?1/c:0;let d=-1,f=-1;for(let p=e+1,_=3*p;p<t;++p,_+=3){const S=n[_]-i,m=n[_+1]-s,g=n[_+2]-r,y=(S*a+m*o+g*l)*u,R=y<0?0:y>1?1:y,b=S-R*a,L=m-R*o,A=g-R*l,v=b*b+L*L+A*A;v>f&&(f=v,d=p)}return{at:d,square:f}}function wC(n,e,t,i){const s=[e,t];for(;s.length>0;){const r=s.pop(),a=s.pop(),{at:o,square:l}=bC(n,a,r);o<0||(i[o]=Math.min(Math.sqrt(l),i[a],i[r]),s.push(a,o,o,r))}}function EC(n,e,t,i=1/0){const s=performance.now();let r=t;for(;r<Yr(n)&&!((r&7)===7&&performance.now()-s>i);++r){const a=n.offsets[r],o=n.offsets[r+1]-1;o<a||(e[a]=e[o]=1/0,wC(n.positions,a,o,e))}return r}function TC(n,e){const t=[];for(let i=0;i<Yr(n);++i){const s=n.offsets[i+1]-1;for(let r=n.offsets[i];r<s;r+=e)t.push(r,Math.min(r+e,s))}return Uint32Array.from(t)}function AC(n,e,t){const i=new Uint32Array(2*e.length);let s=0;for(let r=0;r<Yr(n);++r){let a=n.offsets[r];for(let o=a+1;o<n.offsets[r+1];++o)e[o]<t||(i[s++]=a,i[s++]=o,a=o)}return i.slice(0,s)}const Wx=n=>n<=0?0:.02*2**(n-1);function RC(n,e=.7){const t=n*e;return t>=Wx(1)?Math.min(14,1+Math.floor(Math.log2(t/.02))):0}const CC=`
attribute float share;
attribute float time;
varying float vShare;
varying float vTime;
void main() {
  vShare = share;
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,PC=`
uniform sampler2D scale;
uniform float now;
uniform float opacity;
varying float vShare;
varying float vTime;
void main() {
  if (vTime > now) discard;
  gl_FragColor = vec4(texture2D(scale, vec2(vShare, 0.5)).rgb, opacity);
}`;function LC(n){const e=new gx(zx(n),256,1,_s);return e.minFilter=e.magFilter=hi,e.needsUpdate=!0,e}const S_=2e4,DC=1e5,M_=-2;class NC{constructor(e){this.stage=e,this.lines.frustumCulled=!1,this.lines.renderOrder=1,e.scene.add(this.lines),e.beforeDraw.add(()=>this.chooseLevel())}set=xp();uploadMs=0;weights=new Float32Array(0);weighed=0;timer=0;levels=new Map;level=-1;geometry=new on;material=new Ys({vertexShader:CC,fragmentShader:PC,transparent:!0,uniforms:{scale:{value:LC("viridis")},now:{value:1/0},opacity:{value:1}}});lines=new Op(this.geometry,this.material);setPaths(e){const t=performance.now();this.set=e,this.levels.clear(),this.level=-1,this.geometry.dispose(),this.geometry=new on,this.geometry.setAttribute("position",new tn(e.positions,3)),this.geometry.setAttribute("time",new tn(e.times,1)),this.geometry.setAttribute("share",new tn(new Uint8Array(Dr(e)),1,!0)),this.lines.geometry=this.geometry,this.weigh(),this.uploadMs=performance.now()-t,this.stage.invalidate()}colour(e,t,i){const s=e?sb(e,t,i):new Uint8Array(Dr(this.set)).fill(128);this.geometry.setAttribute("share",new tn(s,1,!0)),this.stage.invalidate()}show(e,t,i){this.lines.visible=e&&Dr(this.set)>1,this.material.uniforms.opacity.value=t,this.material.uniforms.now.value=i,this.stage.invalidate()}chooseLevel(){if(!this.lines.visible)return;const t=Dr(this.set)>=S_?this.weighed<Yr(this.set)?M_:RC(this.stage.metresPerPixel()):0;t!==this.level&&(this.level=t,this.geometry.setIndex(this.indexOf(t)))}indexOf(e){const t=this.levels.get(e);if(t)return t;const i=new tn(this.segments(e),1);return this.levels.set(e,i),i}segments(e){const t=Dr(this.set);return e===M_?TC(this.set,Math.max(1,Math.ceil(t/DC))):AC(this.set,this.weights,Wx(e))}weigh(){if(clearTimeout(this.timer),this.weighed=0,this.weights=new Float32Array(Dr(this.set)),Dr(this.set)<S_)return;const e=()=>{this.weighed=EC(this.set,this.weights,this.weighed,10),this.weighed<Yr(this.set)?this.timer=window.setTimeout(e,0):this.stage.invalidate()};this.timer=window.setTimeout(e,0)}get drawn(){return(this.geometry.index?.count??0)/2}}const IC=`
attribute float time;
uniform float size;
varying float vTime;
void main() {
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.z -= 0.0004 * gl_Position.w;
  gl_PointSize = size;
}`,UC=`
uniform vec3 colour;
uniform vec3 rim;
uniform float now;
uniform float hollow;
varying float vTime;
void main() {
  float r = 2.0 * distance(gl_PointCoord, vec2(0.5));
  if (r > 1.0 || vTime > now || r < hollow) discard;
  bool edge = hollow > 0.0 ? r < hollow + 0.12 : r > 0.66;
  gl_FragColor = vec4(edge ? (hollow > 0.0 ? vec3(1.0) : rim) : (hollow > 0.0 ? rim : colour), 1.0);
}`;class Nr{constructor(e,t,i,s="#ffffff",r=!1){this.stage=e;const a=t==="ring";this.material=new Ys({vertexShader:IC,fragmentShader:UC,uniforms:{hollow:{value:a?.7:0},colour:{value:new ut(a?s:t).convertLinearToSRGB()},rim:{value:new ut(s).convertLinearToSRGB()},size:{value:i},now:{value:1/0}}}),this.points=new Vw(this.geometry,this.material),this.points.frustumCulled=!1,this.points.renderOrder=r?5:3,this.material.depthTest=!r,this.material.transparent=r,this.points.visible=!1,e.scene.add(this.points),e.beforeDraw.add(()=>this.material.uniforms.size.value=i*e.renderer.getPixelRatio())}geometry=new on;material;points;set(e,t){this.geometry.dispose(),this.geometry=new on,this.geometry.setAttribute("position",new tn(e,3)),this.geometry.setAttribute("time",new tn(t??new Float32Array(e.length/3),1)),this.points.geometry=this.geometry,this.stage.invalidate()}show(e,t=1/0){this.points.visible=e&&(this.geometry.getAttribute("position")?.count??0)>0,this.material.uniforms.now.value=t,this.stage.invalidate()}}const b_={type:"change"},Wp={type:"start"},Xx={type:"end"},Zc=new nc,w_=new or,FC=Math.cos(70*Fr.DEG2RAD),Un=new H,Ei=2*Math.PI,Lt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},hd=1e-6;class OC extends uE{constructor(e,t=null){super(e,t),this.state=Lt.NONE,this.target=new H,this.cursor=new H,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:mo.ROTATE,MIDDLE:mo.DOLLY,RIGHT:mo.PAN},this.touches={ONE:co.ROTATE,TWO:co.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new H,this._lastQuaternion=new Zr,this._lastTargetPosition=new H,this._quat=new Zr().setFromUnitVectors(e.up,new H(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Hg,this._sphericalDelta=new Hg,this._scale=1,this._panOffset=new H,this._rotateStart=new nt,this._rotateEnd=new nt,this._rotateDelta=new nt,this._panStart=new nt,this._panEnd=new nt,this._panDelta=new nt,this._dollyStart=new nt,this._dollyEnd=new nt,this._dollyDelta=new nt,this._dollyDirection=new H,this._mouse=new nt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=BC.bind(this),this._onPointerDown=kC.bind(this),this._onPointerUp=zC.bind(this),this._onContextMenu=qC.bind(this),this._onMouseWheel=VC.bind(this),this._onKeyDown=WC.bind(this),this._onTouchStart=XC.bind(this),this._onTouchMove=$C.bind(this),this._onMouseDown=HC.bind(this),this._onMouseMove=GC.bind(this),this._interceptControlDown=YC.bind(this),this._interceptControlUp=KC.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Lt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(b_),this.update(),this.state=Lt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){const t=this.object.position;Un.copy(t).sub(this.target),Un.applyQuaternion(this._quat),this._spherical.setFromVector3(Un),this.autoRotate&&this.state===Lt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=Ei:i>Math.PI&&(i-=Ei),s<-Math.PI?s+=Ei:s>Math.PI&&(s-=Ei),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const a=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(Un.setFromSpherical(this._spherical),Un.applyQuaternion(this._quatInverse),t.copy(this.target).add(Un),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){const o=Un.length();a=this._clampDistance(o*this._scale);const l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const o=new H(this._mouse.x,this._mouse.y,0);o.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new H(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=Un.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):(Zc.origin.copy(this.object.position),Zc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Zc.direction))<FC?this.object.lookAt(this.target):(w_.setFromNormalAndCoplanarPoint(this.object.up,this.target),Zc.intersectPlane(w_,this.target))))}else if(this.object.isOrthographicCamera){const a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>hd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>hd||this._lastTargetPosition.distanceToSquared(this.target)>hd?(this.dispatchEvent(b_),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Ei/60*this.autoRotateSpeed*e:Ei/60/60*this.autoRotateSpeed}_getZoomScale(e){const t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Un.setFromMatrixColumn(t,0),Un.multiplyScalar(-e),this._panOffset.add(Un)}_panUp(e,t){this.screenSpacePanning===!0?Un.setFromMatrixColumn(t,1):(Un.setFromMatrixColumn(t,0),Un.crossVectors(this.object.up,Un)),Un.multiplyScalar(e),this._panOffset.add(Un)}_pan(e,t){const i=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;Un.copy(s).sub(this.target);let r=Un.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,a=i.width,o=i.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(Ei*this._rotateDelta.x/t.clientHeight),this._rotateUp(Ei*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{const i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(Ei*this._rotateDelta.x/t.clientHeight),this._rotateUp(Ei*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new nt,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){const t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){const t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}}function kC(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function BC(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function zC(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Xx),this.state=Lt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function HC(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case mo.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=Lt.DOLLY;break;case mo.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Lt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Lt.ROTATE}break;case mo.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Lt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Lt.PAN}break;default:this.state=Lt.NONE}this.state!==Lt.NONE&&this.dispatchEvent(Wp)}function GC(n){switch(this.state){case Lt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case Lt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case Lt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function VC(n){this.enabled===!1||this.enableZoom===!1||this.state!==Lt.NONE||(n.preventDefault(),this.dispatchEvent(Wp),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(Xx))}function WC(n){this.enabled!==!1&&this._handleKeyDown(n)}function XC(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case co.ROTATE:if(this.enableRotate===!1){this.state=Lt.NONE;break}this._handleTouchStartRotate(n),this.state=Lt.TOUCH_ROTATE;break;case co.PAN:if(this.enablePan===!1){this.state=Lt.NONE;break}this._handleTouchStartPan(n),this.state=Lt.TOUCH_PAN;break;default:this.state=Lt.NONE}break;case 2:switch(this.touches.TWO){case co.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=Lt.TOUCH_DOLLY_PAN;break;case co.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=Lt.TOUCH_DOLLY_ROTATE;break;default:this.state=Lt.NONE}break;default:this.state=Lt.NONE}this.state!==Lt.NONE&&this.dispatchEvent(Wp)}function $C(n){switch(this._trackPointer(n),this.state){case Lt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case Lt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case Lt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case Lt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=Lt.NONE}}function qC(n){this.enabled!==!1&&n.preventDefault()}function YC(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function KC(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const ZC=1.06;function JC(n){const e=[n.min,n.max];return[0,1,2,3,4,5,6,7].map(t=>new H(e[t&1].x,e[t>>1&1].y,e[t>>2&1].z))}function jC(n,e,t,i,s,r){const a=new H().crossVectors(t,i).normalize(),o=new H().crossVectors(a,t),[l,c]=[Math.tan(s/2),Math.tan(s/2)*r];let u=.001;for(const d of JC(n)){const f=d.sub(e),p=ZC*Math.max(Math.abs(f.dot(a))/c,Math.abs(f.dot(o))/l)-f.dot(t);u=Math.max(u,p)}return u}const E_=36,QC=6,eP=45,tP=160;let $x=class{constructor(e){this.host=e;const{canvas:t,context:i,software:s}=nP();this.software=s,this.renderer=new sC({canvas:t,context:i}),this.renderer.debug.checkShaderErrors=!1,this.renderer.domElement.classList.add("stage-canvas"),e.append(this.renderer.domElement),this.camera.up.set(0,0,1),this.controls=new OC(this.camera,this.renderer.domElement),this.controls.enableDamping=!1,this.controls.screenSpacePanning=!1,this.controls.maxPolarAngle=Fr.degToRad(100),this.controls.zoomToCursor=!0,this.controls.addEventListener("change",()=>this.moved());const r=new kg(16777215,2.2);r.position.set(-1,1,1.6);const a=new kg(16777215,1.2);a.position.set(.7,-1,.5),this.scene.add(r,a,new tE(16777215,.9)),this.watcher=new ResizeObserver(()=>this.resize()),this.watcher.observe(e),this.resize()}scene=new Dw;camera=new ms(E_,1,.1,1e5);controls;renderer;software;afterDraw=new Set;beforeDraw=new Set;size=new nt(1,1);frames=0;box=new qs(new H(-1,-1,-1),new H(1,1,1));uphill=Math.PI/2;asked=0;settle=0;moving=!1;lastCost=0;watcher;dispose(){cancelAnimationFrame(this.asked),clearTimeout(this.settle),this.watcher.disconnect(),this.controls.dispose(),this.renderer.dispose(),this.renderer.domElement.remove()}setBackground(e){this.scene.background=new ut(e),this.invalidate()}invalidate(){this.asked===0&&(this.asked=requestAnimationFrame(()=>{this.asked=0,this.draw()}))}get idle(){return this.asked===0&&!this.moving}draw(){const e=performance.now();for(const t of this.beforeDraw)t();this.renderer.render(this.scene,this.camera);for(const t of this.afterDraw)t();this.frames+=1,this.lastCost=performance.now()-e}moved(){!this.moving&&this.lastCost>eP&&(this.moving=!0,this.applyRatio()),clearTimeout(this.settle),this.settle=window.setTimeout(()=>{this.moving&&(this.moving=!1,this.applyRatio(),this.invalidate())},tP),this.invalidate()}applyRatio(){const e=Math.min(2,window.devicePixelRatio||1);this.renderer.setPixelRatio(this.moving?.5*e:e)}resize(){const[e,t]=[Math.max(1,this.host.clientWidth),Math.max(1,this.host.clientHeight)];this.size.set(e,t),this.applyRatio(),this.renderer.setSize(e,t),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.draw()}setSubject(e,t,i=Math.PI/2){this.box.set(new H(...e),new H(...t)),this.uphill=i;const s=Math.max(.001,this.box.getSize(new H).length());this.camera.near=s/2e3,this.camera.far=s*40,this.controls.maxDistance=s*25,this.controls.minDistance=s/1e3,this.camera.updateProjectionMatrix()}look(e){const t={oblique:[this.uphill+.45,35],top:[Math.PI/2,89.9],front:[this.uphill,18],side:[this.uphill+Math.PI/2,10]},[i,s]=t[e];this.camera.fov=e==="top"?QC:E_,this.camera.updateProjectionMatrix(),this.lookAlong(i,Fr.degToRad(s),this.box)}lookAlong(e,t,i){const s=new H(Math.cos(e)*Math.cos(t),Math.sin(e)*Math.cos(t),-Math.sin(t)),r=i.getCenter(new H),a=jC(i,r,s,this.camera.up,Fr.degToRad(this.camera.fov),this.camera.aspect);this.controls.target.copy(r),this.camera.position.copy(r).addScaledVector(s,-a),this.controls.update(),this.invalidate()}focus(e,t){const i=new qs(new H(...e),new H(...t)),s=this.controls.target.clone().sub(this.camera.position).normalize();this.lookAlong(Math.atan2(s.y,s.x),Math.asin(Fr.clamp(-s.z,-1,1)),i)}fit(){this.focus(this.box.min.toArray(),this.box.max.toArray())}follow(e,t){const i=this.camera.position.clone().sub(this.controls.target);i.length()>t&&i.setLength(t),this.controls.target.set(...e),this.camera.position.copy(this.controls.target).add(i),this.controls.update(),this.invalidate()}turn(e,t){const i=this.camera.position.clone().sub(this.controls.target),s=Fr.clamp(Math.asin(i.z/i.length())+t,.02,1.56),r=Math.atan2(i.y,i.x)+e,a=i.length();i.set(a*Math.cos(s)*Math.cos(r),a*Math.cos(s)*Math.sin(r),a*Math.sin(s)),this.camera.position.copy(this.controls.target).add(i),this.controls.update()}zoom(e){this.camera.position.sub(this.controls.target).multiplyScalar(e).add(this.controls.target),this.controls.update()}directionInPlan(){const[e,t]=[this.controls.target.x-this.camera.position.x,this.controls.target.y-this.camera.position.y],i=Math.hypot(e,t);return i>1e-9?[e/i,t/i]:[0,1]}metresPerPixel(){return 2*this.camera.position.distanceTo(this.controls.target)*Math.tan(Fr.degToRad(this.camera.fov)/2)/this.size.y}ray(e,t){const i=this.renderer.domElement.getBoundingClientRect(),s=new nt((e-i.left)/i.width*2-1,1-(t-i.top)/i.height*2),r=new sE;return r.setFromCamera(s,this.camera),r}toScreen(e){const t=e.clone().project(this.camera);return t.z>1?null:[(.5+.5*t.x)*this.size.x,(.5-.5*t.y)*this.size.y]}};function T_(n){const e=document.createElement("canvas"),t=e.getContext("webgl2",{alpha:!0,depth:!0,stencil:!1,antialias:n,powerPreference:"high-performance"});if(!t)throw new Error("This browser has no WebGL 2, or it is switched off: the slope cannot be drawn.");return{canvas:e,context:t}}function nP(){const n=T_(!1),e=n.context.getExtension("WEBGL_debug_renderer_info"),t=e?String(n.context.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return/swiftshader|llvmpipe|software/i.test(t)?{...n,software:!0}:(n.context.getExtension("WEBGL_lose_context")?.loseContext(),{...T_(!0),software:!1})}function iP(n,e=n){const t=n.columns*n.rows,[i,s]=[(e.columns-1)*e.stepX,(e.rows-1)*e.stepY],r=new Float32Array(3*t),a=new Float32Array(2*t);for(let o=0,l=0;o<n.rows;++o)for(let c=0;c<n.columns;++c,++l){const u=ts(n,c,o);r.set([n.west+c*n.stepX,n.south+o*n.stepY,Number.isNaN(u)?0:u],3*l),a.set([c*n.stepX/i,o*n.stepY/s],2*l)}return{positions:r,uv:a,triangles:sP(n)}}function sP(n){const e=new Uint32Array(6*(n.columns-1)*(n.rows-1));let t=0;for(let i=0;i+1<n.rows;++i)for(let s=0;s+1<n.columns;++s){const r=i*n.columns+s,[a,o,l]=[r+1,r+n.columns,r+n.columns+1];[r,a,o,l].filter(u=>Number.isNaN(n.heights[u])).length>0||(e.set([r,a,l,r,l,o],t),t+=6)}return e.slice(0,t)}const dd=[-.5,.5,Math.SQRT1_2],rP=95,aP=155;function A_(n,e,t,i){return!Number.isNaN(n)&&!Number.isNaN(t)?(t-n)/(2*i):Number.isNaN(t)?Number.isNaN(n)?0:(e-n)/i:(t-e)/i}function oP(n){const e=new Uint8Array(n.columns*n.rows),t=(i,s)=>i<0||s<0||i>=n.columns||s>=n.rows?NaN:ts(n,i,s);for(let i=0;i<n.rows;++i)for(let s=0;s<n.columns;++s){const r=t(s,i);if(Number.isNaN(r))continue;const a=A_(t(s-1,i),r,t(s+1,i),n.stepX),o=A_(t(s,i-1),r,t(s,i+1),n.stepY),l=(-a*dd[0]-o*dd[1]+dd[2])/Math.hypot(a,o,1);e[i*n.columns+s]=Math.round(rP+aP*Math.min(1,Math.max(0,l)))}return e}const R_=2048;function lP(n,e){const[t,i]=[(n.columns-1)*n.stepX,(n.rows-1)*n.stepY],s=Math.min(n.stepX,n.stepY,e?Math.min(...e.grid.cell):1/0),r=Math.min(4/s,R_/t,R_/i);return[Math.max(2,Math.round(t*r)),Math.max(2,Math.round(i*r))]}function cP(n,e,t){const i=Math.floor((e-n.corner[0])/n.cell[0]),s=Math.floor((t-n.corner[1])/n.cell[1]);return i>=0&&s>=0&&i<n.columns&&s<n.rows?s*n.columns+i:-1}function uP(n,{low:e,high:t,logarithmic:i}){return t>e?i?Math.log(Math.max(n,e)/e)/Math.log(t/e):(n-e)/(t-e):.5}function hP(n,e,t,i){const s=Math.min(Math.floor(t),e.columns-2),r=Math.min(Math.floor(i),e.rows-2),[a,o]=[t-s,i-r],l=r*e.columns+s,c=n[l]+a*(n[l+1]-n[l]),u=n[l+e.columns]+a*(n[l+e.columns+1]-n[l+e.columns]);return c+o*(u-c)}const dP=190;function fP(n,e,t,i){const s=i?new Uint8Array(e.heights.length).fill(dP):oP(e),r=t&&zx(t.scale);for(let a=0,o=0;a<n.height;++a){const l=(1-(a+.5)/n.height)*(e.rows-1);for(let c=0;c<n.width;++c,o+=4){const u=(c+.5)/n.width*(e.columns-1),d=hP(s,e,u,l);n.data[o]=n.data[o+1]=n.data[o+2]=d,n.data[o+3]=255,t&&r&&pP(n.data,o,d,t,r,e.west+u*e.stepX,e.south+l*e.stepY)}}}function pP(n,e,t,i,s,r,a){const o=cP(i.grid,r,a),l=o<0?NaN:i.grid.values[o];if(Number.isNaN(l))return;const c=4*Math.round(255*Math.min(1,Math.max(0,uP(l,i)))),u=.72+.28*(t/230);for(let d=0;d<3;++d)n[e+d]=s[c+d]*u}function mP(n,e,t){const[i,s]=[(e.columns-1)*e.stepX,(e.rows-1)*e.stepY],{width:r,height:a}=n.canvas;for(const o of t){n.beginPath();for(const l of o.rings)l.forEach(([c,u],d)=>n[d?"lineTo":"moveTo"]((c-e.west)/i*r,(1-(u-e.south)/s)*a)),n.closePath();n.globalAlpha=.26,n.fillStyle=n.strokeStyle=o.colour,n.fill("evenodd"),n.globalAlpha=.85,n.lineWidth=Math.max(1,r/700),n.stroke()}n.globalAlpha=1}function gP(n,e,t,i){const s=document.createElement("canvas");[s.width,s.height]=lP(n,e);const r=s.getContext("2d"),a=r.createImageData(s.width,s.height);return fP(a,n,e,i),r.putImageData(a,0,0),mP(r,n,t),s}const _P=n=>n.software?6e4:5e5;class qx{constructor(e){this.stage=e,e.scene.add(this.group)}group=new pa;ground=null;grid=null;lit=!1;setTerrain(e){this.clear(),this.grid=e?.grid??null,this.lit=e?.mesh!==null,e?.mesh?this.addMesh(e.mesh.positions,e.mesh.triangles,e.grid):e?.grid&&this.addGrid(e.grid),this.stage.invalidate()}drape(e,t){if(!this.grid||!this.ground)return;const i=new Ww(gP(this.grid,e,t,this.lit));i.colorSpace=Hi,i.minFilter=hi,i.generateMipmaps=!1,i.anisotropy=this.stage.software?1:8;const s=this.ground.material;s.map?.dispose(),s.map=i,s.needsUpdate=!0,this.stage.invalidate()}setWallColour(e){this.walls?.color.set(e),this.stage.invalidate()}walls=null;addGrid(e){const t=LM(e,_P(this.stage)/2),{positions:i,uv:s,triangles:r}=iP(t,e),a=new on;a.setAttribute("position",new tn(i,3)),a.setAttribute("uv",new tn(s,2)),a.setIndex(new tn(r,1));const o=new Gl({side:Gi,polygonOffset:!0,polygonOffsetFactor:1.5,polygonOffsetUnits:4});this.ground=new Ri(a,o),this.group.add(this.ground),this.addWalls(t)}addWalls(e){const t=xP(e),i=new on;i.setAttribute("position",new tn(t,3)),this.walls=new Gl({side:Gi,color:10134441}),this.group.add(new Ri(i,this.walls))}addMesh(e,t,i){const s=new on;s.setAttribute("position",new tn(e,3)),s.setAttribute("uv",new tn(vP(e,i),2)),s.setIndex(new tn(t,1)),s.computeVertexNormals();const r=new Mx({color:16777215,side:Gi,polygonOffset:!0,polygonOffsetFactor:1.5,polygonOffsetUnits:4});this.ground=new Ri(s,r),this.group.add(this.ground)}get object(){return this.lit?this.ground:null}clear(){for(const e of[...this.group.children]){const t=e;t.geometry.dispose(),t.material.map?.dispose(),t.material.dispose(),this.group.remove(t)}this.ground=this.walls=null}}function vP(n,e){const t=new Float32Array(2*n.length/3);for(let i=0;i<t.length/2;++i)t[2*i]=(n[3*i]-e.west)/((e.columns-1)*e.stepX),t[2*i+1]=(n[3*i+1]-e.south)/((e.rows-1)*e.stepY);return t}function xP(n){const[e,t]=vv(n),i=e-.06*(t-e)-.5,s=[];for(let a=0;a<n.columns-1;++a)s.push([a,0]);for(let a=0;a<n.rows-1;++a)s.push([n.columns-1,a]);for(let a=n.columns-1;a>0;--a)s.push([a,n.rows-1]);for(let a=n.rows-1;a>0;--a)s.push([0,a]);const r=[];return s.forEach(([a,o],l)=>{const[c,u]=s[(l+1)%s.length],[d,f]=[ts(n,a,o),ts(n,c,u)];if(Number.isNaN(d)||Number.isNaN(f))return;const[p,_,S,m]=[n.west+a*n.stepX,n.south+o*n.stepY,n.west+c*n.stepX,n.south+u*n.stepY];r.push(p,_,d,p,_,i,S,m,f,S,m,f,p,_,i,S,m,i)}),Float32Array.from(r)}function Ff(n){if(!n)return Math.PI/2;let[e,t]=[0,0];const i=Math.max(1,Math.floor(Math.max(n.columns,n.rows)/100));for(let s=0;s+i<n.rows;s+=i)for(let r=0;r+i<n.columns;r+=i){const a=ts(n,r,s),[o,l]=[ts(n,r+i,s)-a,ts(n,r,s+i)-a];Number.isNaN(o+l)||(e+=o/n.stepX,t+=l/n.stepY)}return Math.hypot(e,t)>1e-9?Math.atan2(t,e):Math.PI/2}const yP=9,SP={point:1,line:2,area:3,barrier:2,counter:2,region:3,cut:2};class MP{constructor(e){this.host=e,this.stage=new $x(e),this.labels=new MC(this.stage,e),this.ground=new qx(this.stage),this.paths=new NC(this.stage),this.starts=new Nr(this.stage,"#d7261e",7),this.ends=new Nr(this.stage,"#f5a700",8,"#3b2a00"),this.impacts=new Nr(this.stage,"#ffffff",5,"#101010"),this.middles=new Nr(this.stage,"#ffffff",9,"#0b5cad",!0),this.handles=new Nr(this.stage,"#0b5cad",13,"#ffffff",!0),this.chosen=new Nr(this.stage,"#f5a700",16,"#1b1b1b",!0),this.features=new ud(this.stage,this.labels,"features"),this.extras=new ud(this.stage,this.labels,"extras"),this.draft=new ud(this.stage,this.labels,"draft"),this.rock=new Uf(this.stage,"#c98f54"),this.ring=new Nr(this.stage,"ring",26,"#0b5cad",!0),this.draw=new gC(this.stage,(t,i)=>this.groundUnder(t,i)),this.stage.afterDraw.add(this.markFirst),this.bindGround(),this.bindPaths(),this.bindTools()}stage;paths;labels;ground;starts;ends;impacts;handles;middles;chosen;dragging=Ie(!1);features;extras;draft;rock;ring;draw;stops=[];markFirst=()=>{zt.peek()&&(this.stage.afterDraw.delete(this.markFirst),performance.mark("talus: first picture"),this.bindFeatures())};dispose(){this.stops.forEach(e=>e()),this.labels.dispose(),this.stage.dispose()}bind(...e){this.stops.push(...e.map(t=>nn(t)))}groundUnder(e,t){const i=this.stage.ray(e,t),s=zt.value?.grid;if(!this.ground.object)return s?CM(s,i.ray.origin.toArray(),i.ray.direction.toArray()):null;const r=i.intersectObject(this.ground.object)[0];return r?r.point.toArray():null}bindGround(){this.bind(()=>{Ws.value,this.stage.setBackground(ti("--stage")),zt.value,this.ground.setWallColour(ti("--wall"))},()=>{this.ground.setTerrain(zt.value),zt.value&&(this.stage.setSubject(...zt.value.bounds,Ff(zt.value.grid)),this.stage.look("oblique"),this.ground.setWallColour(ti("--wall")))},()=>{if(!zt.value||this.dragging.value)return;const e=Hd.value,t=Hv.value;this.ground.drape(t&&e?{grid:t,...e}:null,ui.regions.value&&!t?RP():[])})}bindPaths(){this.bind(()=>this.paths.setPaths(yt.value),()=>{const e=yt.value.quantities.get(Gr.value);this.paths.colour(e,...e?[0,Sp(e)[1]]:[0,1])},()=>{yt.value;const e=Sn.value===null;this.paths.show(ui.paths.value,e?.9:.22,e?Dn.value+1e-6:1/0)},()=>this.impacts.set(xl.value?.positions??new Float32Array(0),xl.value?.times),()=>{xl.value,this.impacts.show(ui.impacts.value,Sn.value===null?Dn.value:1/0)},()=>this.ends.set(EP()),()=>{Wr.value,yt.value,this.ends.show(ui.ends.value&&Sn.value===null&&Dn.value>=ys.value)},()=>this.rock.setMesh(Os.value?.mesh??null),()=>this.moveRock())}moveRock(){const e=Os.value;if(this.ring.show(e!==null&&!cr.value),!e)return;const t=Ox(e.frames,Dn.value);this.rock.pose(t),this.ring.set(Float32Array.from(t.place)),this.ring.show(!cr.value),cr.value&&this.stage.follow(t.place,36*bP(e.mesh.positions))}bindFeatures(){this.bind(()=>this.features.set(ui.features.value?Zm.value:[]),()=>{this.starts.set(wP()),this.starts.show(ui.starts.value)},()=>this.extras.set([...TP(),...AP()]),()=>this.showHandles())}showHandles(){const e=gn.value===null&&Qt.value==="setup",[t,i]=e?[tc.value,JM.value]:[[],[]],s=_n.value===null?void 0:t[_n.value];Jc(this.handles,t),Jc(this.middles,i.map(r=>r.at)),Jc(this.chosen,s?[s]:[]),this.draw.setHandles(t,i)}bindTools(){this.draw.actions={choose:e=>{_n.value=e,this.host.focus()},add:e=>vp(e)?_n.value:null,move:(e,[t,i],s)=>{this.dragging.value=!0,Dv(e,t,i,s)},dropped:()=>void(this.dragging.value=!1)},this.draw.onHover=e=>Gv.value=e,this.draw.onClick=(e,t)=>this.clicked(e,t),this.bind(()=>{const e=gn.value;if(e===null)return this.draft.set([]),this.draw.stop();const t=e==="area"||e==="region";this.draw.begin({least:SP[e],most:e==="point"?1:e==="cut"?2:1e3,changed:i=>{const s=ko(i.map(([r,a])=>[r,a]),t);this.draft.set([{kind:"draft",line:s}]),Jc(this.handles,i)},done:i=>{gn.value=null,this.draft.set([]),this.showHandles(),e==="cut"?is.value={from:[i[0][0],i[0][1]],to:[i[1][0],i[1][1]]}:GM(e,i.map(([s,r])=>[s,r]))},cancelled:()=>{gn.value=null,this.draft.set([]),this.showHandles()}})})}featureAt(e,t){const i=[...Zm.value,...ui.regions.value?xs.value.flatMap((a,o)=>Ev(o)):[]].filter(a=>a.of),s=i.map(a=>a.line.map(o=>this.stage.toScreen(new H(...o)))),r=pC(s,e,t,yP);return r===null?null:i[r].of}clicked(e,t){const i=this.stage.renderer.domElement.getBoundingClientRect(),s=Qt.value==="setup"&&ui.features.value?this.featureAt(e-i.left,t-i.top):null;if(s)return void(Zn.value=s);const{camera:r}=this.stage,a=r.projectionMatrix.clone().multiply(r.matrixWorldInverse),o=ui.paths.value?dC(yt.value,a.elements,i.width,i.height,e-i.left,t-i.top):null;o?bo(yt.value.rocks[o.path]):Sn.value!==null?bo(null):Zn.value=null}focus(){this.host.focus()}fit(){const e=Sn.value===null?-1:yp(yt.value,Sn.value);if(e<0)return this.stage.fit();const[t,i]=[new H(1/0,1/0,1/0),new H(-1/0,-1/0,-1/0)];for(let s=yt.value.offsets[e];s<yt.value.offsets[e+1];++s){const r=new H().fromArray(yt.value.positions,3*s);t.min(r),i.max(r)}this.stage.focus(t.toArray(),i.toArray())}}function Jc(n,e){n.set(Float32Array.from(e.flatMap(t=>[...t]))),n.show(e.length>0)}const bP=n=>n.reduce((e,t)=>Math.max(e,Math.abs(t)),.1);function wP(){return Float32Array.from((Ju.value?.seeders??[]).flatMap(n=>n.starts.flat()))}function EP(){const n=[],e=Wr.value,t=new Set(["at rest","asleep","retained"]);for(let i=0;i<yt.value.rocks.length;++i){const s=yt.value.offsets[i+1]-1,r=yt.value.rocks[i];!e||r>=e.rows||!t.has(e.word("stop",r))||n.push(yt.value.positions[3*s],yt.value.positions[3*s+1],yt.value.positions[3*s+2])}return Float32Array.from(n)}function TP(){return!is.value||!zt.value?[]:[{kind:"cut",line:ko([is.value.from,is.value.to]),label:"cut"}]}function AP(){const n=Sn.value===null?-1:yp(yt.value,Sn.value);if(n<0)return[];const e=[];for(let t=yt.value.offsets[n];t<yt.value.offsets[n+1];++t)e.push([yt.value.positions[3*t],yt.value.positions[3*t+1],yt.value.positions[3*t+2]]);return[{kind:"path",line:e}]}function RP(){const n=qr("material");return xs.value.map(e=>({name:e.properties.material,colour:xr[Math.max(0,n.indexOf(e.properties.material))%xr.length],rings:(e.geometry.type==="Polygon"?e.geometry.coordinates:e.geometry.coordinates.flat()).map(t=>t.map(([i,s])=>Oo(i,s)))}))}const CP=!0,Vn="u-",PP="uplot",LP=Vn+"hz",DP=Vn+"vt",NP=Vn+"title",IP=Vn+"wrap",UP=Vn+"under",FP=Vn+"over",OP=Vn+"axis",da=Vn+"off",kP=Vn+"select",BP=Vn+"cursor-x",zP=Vn+"cursor-y",HP=Vn+"cursor-pt",GP=Vn+"legend",VP=Vn+"live",WP=Vn+"inline",XP=Vn+"series",$P=Vn+"marker",C_=Vn+"label",qP=Vn+"value",hl="width",dl="height",rl="top",P_="bottom",ro="left",fd="right",Xp="#000",L_=Xp+"0",pd="mousemove",D_="mousedown",md="mouseup",N_="mouseenter",I_="mouseleave",U_="dblclick",YP="resize",KP="scroll",F_="change",ku="dppxchange",$p="--",zo=typeof window<"u",Of=zo?document:null,xo=zo?window:null,ZP=zo?navigator:null;let Pt,jc;function kf(){let n=devicePixelRatio;Pt!=n&&(Pt=n,jc&&zf(F_,jc,kf),jc=matchMedia(`(min-resolution: ${Pt-.001}dppx) and (max-resolution: ${Pt+.001}dppx)`),xa(F_,jc,kf),xo.dispatchEvent(new CustomEvent(ku)))}function Bi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Bf(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function jt(n,e,t){n.style[e]=t+"px"}function fs(n,e,t,i){let s=Of.createElement(n);return e!=null&&Bi(s,e),t?.insertBefore(s,i),s}function Zi(n,e){return fs("div",n,e)}const O_=new WeakMap;function Ns(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",a=O_.get(n);r!=a&&(n.style.transform=r,O_.set(n,r),e<0||t<0||e>i||t>s?Bi(n,da):Bf(n,da))}const k_=new WeakMap;function B_(n,e,t){let i=e+t,s=k_.get(n);i!=s&&(k_.set(n,i),n.style.background=e,n.style.borderColor=t)}const z_=new WeakMap;function H_(n,e,t,i){let s=e+""+t,r=z_.get(n);s!=r&&(z_.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}const qp={passive:!0},JP={...qp,capture:!0};function xa(n,e,t,i){e.addEventListener(n,t,i?JP:qp)}function zf(n,e,t,i){e.removeEventListener(n,t,qp)}zo&&kf();function ps(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Xi((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Yx(n){return(t,i,s)=>{let r=-1,a=-1;for(let o=i;o<=s;o++)if(n(t[o])){r=o;break}for(let o=s;o>=i;o--)if(n(t[o])){a=o;break}return[r,a]}}const Kx=n=>n!=null,Zx=n=>n!=null&&n>0,ih=Yx(Kx),jP=Yx(Zx);function QP(n,e,t,i=0,s=!1){let r=s?jP:ih,a=s?Zx:Kx;[e,t]=r(n,e,t);let o=n[e],l=n[e];if(e>-1)if(i==1)o=n[e],l=n[t];else if(i==-1)o=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];a(u)&&(u<o?o=u:u>l&&(l=u))}return[o??Vt,l??-Vt]}function sh(n,e,t,i){let s=W_(n),r=W_(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let a=t==10?mr:Jx,o=s==1?Xi:ji,l=r==1?ji:Xi,c=o(a(On(n))),u=l(a(On(e))),d=Ro(t,c),f=Ro(t,u);return t==10&&(c<0&&(d=Wt(d,-c)),u<0&&(f=Wt(f,-u))),i||t==2?(n=d*s,e=f*r):(n=ty(n,d),e=rh(e,f)),[n,e]}function Yp(n,e,t,i){let s=sh(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}const Kp=.1,G_={mode:3,pad:Kp},bl={pad:0,soft:null,mode:0},e2={min:bl,max:bl};function Bu(n,e,t,i){return ah(t)?V_(n,e,t):(bl.pad=t,bl.soft=i?0:null,bl.mode=i?3:0,V_(n,e,e2))}function Rt(n,e){return n??e}function t2(n,e,t){for(e=Rt(e,0),t=Rt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function V_(n,e,t){let i=t.min,s=t.max,r=Rt(i.pad,0),a=Rt(s.pad,0),o=Rt(i.hard,-Vt),l=Rt(s.hard,Vt),c=Rt(i.soft,Vt),u=Rt(s.soft,-Vt),d=Rt(i.mode,0),f=Rt(s.mode,0),p=e-n,_=mr(p),S=wi(On(n),On(e)),m=mr(S),g=On(m-_);(p<1e-24||g>10)&&(p=0,(n==0||e==0)&&(p=1e-24,d==2&&c!=Vt&&(r=0),f==2&&u!=-Vt&&(a=0)));let y=p||S||1e3,R=mr(y),b=Ro(10,Xi(R)),L=y*(p==0?n==0?.1:1:r),A=Wt(ty(n-L,b/10),24),v=n>=c&&(d==1||d==3&&A<=c||d==2&&A>=c)?c:Vt,T=wi(o,A<v&&n>=v?v:gs(v,A)),z=y*(p==0?e==0?.1:1:a),I=Wt(rh(e+z,b/10),24),D=e<=u&&(f==1||f==3&&I>=u||f==2&&I<=u)?u:-Vt,k=gs(l,I>D&&e<=D?D:wi(D,I));return T==k&&T==0&&(k=100),[T,k]}const n2=new Intl.NumberFormat(zo?ZP.language:"en-US"),Zp=n=>n2.format(n),$i=Math,pu=$i.PI,On=$i.abs,Xi=$i.floor,Fn=$i.round,ji=$i.ceil,gs=$i.min,wi=$i.max,Ro=$i.pow,W_=$i.sign,mr=$i.log10,Jx=$i.log2,i2=(n,e=1)=>$i.sinh(n)*e,gd=(n,e=1)=>$i.asinh(n/e),Vt=1/0;function X_(n){return(mr((n^n>>31)-(n>>31))|0)+1}function Hf(n,e,t){return gs(wi(n,e),t)}function jx(n){return typeof n=="function"}function xt(n){return jx(n)?n:()=>n}const s2=()=>{},Qx=n=>n,ey=(n,e)=>e,r2=n=>null,$_=n=>!0,q_=(n,e)=>n==e,a2=/\.\d*?(?=9{6,}|0{6,})/gm,Ea=n=>{if(iy(n)||jr.has(n))return n;const e=`${n}`,t=e.match(a2);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Ea(s)}e${r}`}return Wt(n,i)};function ua(n,e){return Ea(Wt(Ea(n/e))*e)}function rh(n,e){return Ea(ji(Ea(n/e))*e)}function ty(n,e){return Ea(Xi(Ea(n/e))*e)}function Wt(n,e=0){if(iy(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Fn(i)/t}const jr=new Map;function ny(n){return((""+n).split(".")[1]||"").length}function Wl(n,e,t,i){let s=[],r=i.map(ny);for(let a=e;a<t;a++){let o=On(a),l=Wt(Ro(n,a),o);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${a}`:i[c]*l,d=(a>=0?0:o)+(a>=r[c]?0:r[c]),f=n==10?u:Wt(u,d);s.push(f),jr.set(f,d)}}return s}const wl={},Jp=[],Co=[null,null],Or=Array.isArray,iy=Number.isInteger,o2=n=>n===void 0;function Y_(n){return typeof n=="string"}function ah(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function l2(n){return n!=null&&typeof n=="object"}const c2=Object.getPrototypeOf(Uint8Array),sy="__proto__";function Po(n,e=ah){let t;if(Or(n)){let i=n.find(s=>s!=null);if(Or(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=Po(n[s],e)}else t=n.slice()}else if(n instanceof c2)t=n.slice();else if(e(n)){t={};for(let i in n)i!=sy&&(t[i]=Po(n[i],e))}else t=n;return t}function Pn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=sy&&(ah(n[s])?Pn(n[s],Po(i[s])):n[s]=Po(i[s]))}return n}const u2=0,h2=1,d2=2;function f2(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let a=e[i];if(a>r){for(s=a-1;s>=0&&n[s]==null;)n[s--]=null;for(s=a+1;s<t&&n[s]==null;)n[r=s++]=null}}}function p2(n,e){if(_2(n)){let a=n[0].slice();for(let o=1;o<n.length;o++)a.push(...n[o].slice(1));return v2(a[0])||(a=g2(a)),a}let t=new Set;for(let a=0;a<n.length;a++){let l=n[a][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((a,o)=>a-o)],s=i[0].length,r=new Map;for(let a=0;a<s;a++)r.set(i[0][a],a);for(let a=0;a<n.length;a++){let o=n[a],l=o[0];for(let c=1;c<o.length;c++){let u=o[c],d=Array(s).fill(void 0),f=e?e[a][c]:h2,p=[];for(let _=0;_<u.length;_++){let S=u[_],m=r.get(l[_]);S===null?f!=u2&&(d[m]=S,f==d2&&p.push(m)):d[m]=S}f2(d,p,s),i.push(d)}}return i}const m2=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function g2(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,a)=>e[r]-e[a]);let s=[];for(let r=0;r<n.length;r++){let a=n[r],o=Array(t);for(let l=0;l<t;l++)o[l]=a[i[l]];s.push(o)}return s}function _2(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function v2(n,e=100){const t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;const r=wi(1,Xi((s-i+1)/e));for(let a=n[i],o=i+r;o<=s;o+=r){const l=n[o];if(l!=null){if(l<=a)return!1;a=l}}return!0}const ry=["January","February","March","April","May","June","July","August","September","October","November","December"],ay=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function oy(n){return n.slice(0,3)}const x2=ay.map(oy),y2=ry.map(oy),S2={MMMM:ry,MMM:y2,WWWW:ay,WWW:x2};function al(n){return(n<10?"0":"")+n}function M2(n){return(n<10?"00":n<100?"0":"")+n}const b2={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>al(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>al(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>al(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>al(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>al(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>M2(n.getMilliseconds())};function jp(n,e){e=e||S2;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?b2[s[1]]:s[0]);return r=>{let a="";for(let o=0;o<t.length;o++)a+=typeof t[o]=="string"?t[o]:t[o](r,e);return a}}const w2=new Intl.DateTimeFormat().resolvedOptions().timeZone;function E2(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==w2?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}const ly=n=>n%1==0,zu=[1,2,2.5,5],T2=Wl(10,-32,0,zu),cy=Wl(10,0,32,zu),A2=cy.filter(ly),ha=T2.concat(cy),Qp=`
`,uy="{YYYY}",K_=Qp+uy,hy="{M}/{D}",fl=Qp+hy,Qc=fl+"/{YY}",dy="{aa}",R2="{h}:{mm}",lo=R2+dy,Z_=Qp+lo,J_=":{ss}",Nt=null;function fy(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,a=s*365,l=(n==1?Wl(10,0,3,zu).filter(ly):Wl(10,-3,0,zu)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,a,a*2,a*5,a*10,a*25,a*50,a*100]);const c=[[a,uy,Nt,Nt,Nt,Nt,Nt,Nt,1],[s*28,"{MMM}",K_,Nt,Nt,Nt,Nt,Nt,1],[s,hy,K_,Nt,Nt,Nt,Nt,Nt,1],[i,"{h}"+dy,Qc,Nt,fl,Nt,Nt,Nt,1],[t,lo,Qc,Nt,fl,Nt,Nt,Nt,1],[e,J_,Qc+" "+lo,Nt,fl+" "+lo,Nt,Z_,Nt,1],[n,J_+".{fff}",Qc+" "+lo,Nt,fl+" "+lo,Nt,Z_,Nt,1]];function u(d){return(f,p,_,S,m,g)=>{let y=[],R=m>=a,b=m>=r&&m<a,L=d(_),A=Wt(L*n,3),v=_d(L.getFullYear(),R?0:L.getMonth(),b||R?1:L.getDate()),T=Wt(v*n,3);if(b||R){let z=b?m/r:0,I=R?m/a:0,D=A==T?A:Wt(_d(v.getFullYear()+I,v.getMonth()+z,1)*n,3),k=new Date(Fn(D/n)),V=k.getFullYear(),U=k.getMonth();for(let W=0;D<=S;W++){let Z=_d(V+I*W,U+z*W,1),G=Z-d(Wt(Z*n,3));D=Wt((+Z+G)*n,3),D<=S&&y.push(D)}}else{let z=m>=s?s:m,I=Xi(_)-Xi(A),D=T+I+rh(A-T,z);y.push(D);let k=d(D),V=k.getHours()+k.getMinutes()/t+k.getSeconds()/i,U=m/i,W=f.axes[p]._space,Z=g/W;for(;D=Wt(D+m,n==1?0:3),!(D>S);)if(U>1){let G=Xi(Wt(V+U,6))%24,Q=d(D).getHours()-G;Q>1&&(Q=-1),D-=Q*i,V=(V+U)%24;let se=y[y.length-1];Wt((D-se)/m,3)*Z>=.7&&y.push(D)}else y.push(D)}return y}}return[l,c,u]}const[C2,P2,L2]=fy(1),[D2,N2,I2]=fy(.001);Wl(2,-53,53,[1]);function j_(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function Q_(n,e){return(t,i,s,r,a)=>{let o=e.find(_=>a>=_[0])||e[e.length-1],l,c,u,d,f,p;return i.map(_=>{let S=n(_),m=S.getFullYear(),g=S.getMonth(),y=S.getDate(),R=S.getHours(),b=S.getMinutes(),L=S.getSeconds(),A=m!=l&&o[2]||g!=c&&o[3]||y!=u&&o[4]||R!=d&&o[5]||b!=f&&o[6]||L!=p&&o[7]||o[1];return l=m,c=g,u=y,d=R,f=b,p=L,A(S)})}}function U2(n,e){let t=jp(e);return(i,s,r,a,o)=>s.map(l=>t(n(l)))}function _d(n,e,t){return new Date(n,e,t)}function e0(n,e){return e(n)}const F2="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function t0(n,e){return(t,i,s,r)=>r==null?$p:e(n(i))}function O2(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function k2(n,e){return n.series[e].fill(n,e)}const B2={show:!0,live:!0,isolate:!1,mount:s2,markers:{show:!0,width:2,stroke:O2,fill:k2,dash:"solid"},idx:null,idxs:null,values:[]};function z2(n,e){let t=n.cursor.points,i=Zi(),s=t.size(n,e);jt(i,hl,s),jt(i,dl,s);let r=s/-2;jt(i,"marginLeft",r),jt(i,"marginTop",r);let a=t.width(n,e,s);return a&&jt(i,"borderWidth",a),i}function H2(n,e){let t=n.series[e].points;return t._fill||t._stroke}function G2(n,e){let t=n.series[e].points;return t._stroke||t._fill}function V2(n,e){return n.series[e].points.size}const vd=[0,0];function W2(n,e,t){return vd[0]=e,vd[1]=t,vd}function eu(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function xd(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}const X2={show:!0,x:!0,y:!0,lock:!1,move:W2,points:{one:!1,show:z2,size:V2,width:0,stroke:G2,fill:H2},bind:{mousedown:eu,mouseup:eu,click:eu,dblclick:eu,mousemove:xd,mouseleave:xd,mouseenter:xd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},py={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},em=Pn({},py,{filter:ey}),my=Pn({},em,{size:10}),gy=Pn({},py,{show:!1}),tm='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',_y="bold "+tm,vy=1.5,n0={show:!0,scale:"x",stroke:Xp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_y,side:2,grid:em,ticks:my,border:gy,font:tm,lineGap:vy,rotate:0},$2="Value",q2="Time",i0={show:!0,scale:"x",auto:!1,sorted:1,min:Vt,max:-Vt,idxs:[]};function Y2(n,e,t,i,s){return e.map(r=>r==null?"":Zp(r))}function K2(n,e,t,i,s,r,a){let o=[],l=jr.get(s)||0;t=a?t:Wt(rh(t,s),l);for(let c=t;c<=i;c=Wt(c+s,l))o.push(Object.is(c,-0)?0:c);return o}function Gf(n,e,t,i,s,r,a){const o=[],l=n.scales[n.axes[e].scale].log,c=l==10?mr:Jx,u=Xi(c(t));s=Ro(l,u),l==10&&(s=ha[ps(s,ha)]);let d=t,f=s*l;l==10&&(f=ha[ps(f,ha)]);do o.push(d),d=d+s,l==10&&!jr.has(d)&&(d=Wt(d,jr.get(s))),d>=f&&(s=d,f=s*l,l==10&&(f=ha[ps(f,ha)]));while(d<=i);return o}function Z2(n,e,t,i,s,r,a){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Gf(n,e,wi(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?Gf(n,e,wi(l,-i),-t,s):[l]).reverse().map(f=>-f).concat(u,c)}const xy=/./,J2=/[12357]/,j2=/[125]/,s0=/1/,Vf=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Q2(n,e,t,i,s){let r=n.axes[t],a=r.scale,o=n.scales[a],l=n.valToPos,c=r._space,u=l(10,a),d=l(9,a)-u>=c?xy:l(7,a)-u>=c?J2:l(5,a)-u>=c?j2:s0;if(d==s0){let f=On(l(1,a)-u);if(f<c)return Vf(e.slice().reverse(),o.distr,d,ji(c/f)).reverse()}return Vf(e,o.distr,d,1)}function e3(n,e,t,i,s){let r=n.axes[t],a=r.scale,o=r._space,l=n.valToPos,c=On(l(1,a)-l(2,a));return c<o?Vf(e.slice().reverse(),3,xy,ji(o/c)).reverse():e}function t3(n,e,t,i){return i==null?$p:e==null?"":Zp(e)}const r0={show:!0,scale:"y",stroke:Xp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_y,side:3,grid:em,ticks:my,border:gy,font:tm,lineGap:vy,rotate:0};function n3(n,e){let t=3+(n||1)*2;return Wt(t*e,3)}function i3(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),a=n.valToPos(s[i[1]],t,!0),o=On(a-r),l=n.series[e],c=o/(l.points.space*Pt);return i[1]-i[0]<=c}const a0={scale:null,auto:!0,sorted:0,min:Vt,max:-Vt},yy=(n,e,t,i,s)=>s,o0={show:!0,auto:!0,sorted:0,gaps:yy,alpha:1,facets:[Pn({},a0,{scale:"x"}),Pn({},a0,{scale:"y"})]},l0={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:yy,alpha:1,points:{show:i3,filter:null},values:null,min:Vt,max:-Vt,idxs:[],path:null,clip:null};function s3(n,e,t,i,s){return t/10}const Sy={time:CP,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},r3=Pn({},Sy,{time:!1,ori:1}),c0={};function My(n,e){let t=c0[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,a,o,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,a,o,l,c)}},n!=null&&(c0[n]=t)),t}const Lo=1,Wf=2;function Na(n,e,t){const i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,a=n.scales,o=n.bbox;let l=r[0],c=i==2?r[1]:r[e],u=i==2?a[s.facets[0].scale]:a[n.series[0].scale],d=i==2?a[s.facets[1].scale]:a[s.scale],f=o.left,p=o.top,_=o.width,S=o.height,m=n.valToPosH,g=n.valToPosV;return u.ori==0?t(s,l,c,u,d,m,g,f,p,_,S,lh,Ho,uh,wy,Ty):t(s,l,c,u,d,g,m,p,f,S,_,ch,Go,sm,Ey,Ay)}function nm(n,e){let t=0,i=0,s=Rt(n.bands,Jp);for(let r=0;r<s.length;r++){let a=s[r];a.series[0]==e?t=a.dir:a.series[1]==e&&(a.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function a3(n,e,t,i,s){let r=n.mode,a=n.series[e],o=r==2?a.facets[1].scale:a.scale,l=n.scales[o];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function gr(n,e,t,i,s,r){return Na(n,e,(a,o,l,c,u,d,f,p,_,S,m)=>{let g=a.pxRound;const y=c.dir*(c.ori==0?1:-1),R=c.ori==0?Ho:Go;let b,L;y==1?(b=t,L=i):(b=i,L=t);let A=g(d(o[b],c,S,p)),v=g(f(l[b],u,m,_)),T=g(d(o[L],c,S,p)),z=g(f(r==1?u.max:u.min,u,m,_)),I=new Path2D(s);return R(I,T,z),R(I,A,z),R(I,A,v),I})}function oh(n,e,t,i,s,r){let a=null;if(n.length>0){a=new Path2D;const o=e==0?uh:sm;let l=t;for(let d=0;d<n.length;d++){let f=n[d];if(f[1]>f[0]){let p=f[0]-l;p>0&&o(a,l,i,p,i+r),l=f[1]}}let c=t+s-l,u=10;c>0&&o(a,l,i-u/2,c,i+r+u)}return a}function o3(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function im(n,e,t,i,s,r,a){let o=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let d=c,f=c;if(s==1)for(;++c<=i&&e[c]===null;)f=c;else for(;--c>=t&&e[c]===null;)f=c;let p=r(n[d]),_=f==d?p:r(n[f]),S=d-s;p=a<=0&&S>=0&&S<l?r(n[S]):p;let g=f+s;_=a>=0&&g>=0&&g<l?r(n[g]):_,_>=p&&o.push([p,_])}return o}function u0(n){return n==0?Qx:n==1?Fn:e=>ua(e,n)}function by(n){let e=n==0?lh:ch,t=n==0?(s,r,a,o,l,c)=>{s.arcTo(r,a,o,l,c)}:(s,r,a,o,l,c)=>{s.arcTo(a,r,l,o,c)},i=n==0?(s,r,a,o,l)=>{s.rect(r,a,o,l)}:(s,r,a,o,l)=>{s.rect(a,r,l,o)};return(s,r,a,o,l,c=0,u=0)=>{c==0&&u==0?i(s,r,a,o,l):(c=gs(c,o/2,l/2),u=gs(u,o/2,l/2),e(s,r+c,a),t(s,r+o,a,r+o,a+l,c),t(s,r+o,a+l,r,a+l,u),t(s,r,a+l,r,a,u),t(s,r,a,r+o,a,c),s.closePath())}}const lh=(n,e,t)=>{n.moveTo(e,t)},ch=(n,e,t)=>{n.moveTo(t,e)},Ho=(n,e,t)=>{n.lineTo(e,t)},Go=(n,e,t)=>{n.lineTo(t,e)},uh=by(0),sm=by(1),wy=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Ey=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},Ty=(n,e,t,i,s,r,a)=>{n.bezierCurveTo(e,t,i,s,r,a)},Ay=(n,e,t,i,s,r,a)=>{n.bezierCurveTo(t,e,s,i,a,r)};function Ry(n){return(e,t,i,s,r)=>Na(e,t,(a,o,l,c,u,d,f,p,_,S,m)=>{let{pxRound:g,points:y}=a,R,b;c.ori==0?(R=lh,b=wy):(R=ch,b=Ey);const L=Wt(y.width*Pt,3);let A=(y.size-y.width)/2*Pt,v=Wt(A*2,3),T=new Path2D,z=new Path2D,{left:I,top:D,width:k,height:V}=e.bbox;uh(z,I-v,D-v,k+v*2,V+v*2);const U=W=>{if(l[W]!=null){let Z=g(d(o[W],c,S,p)),G=g(f(l[W],u,m,_));R(T,Z+A,G),b(T,Z,G,A,0,pu*2)}};if(r)r.forEach(U);else for(let W=i;W<=s;W++)U(W);return{stroke:L>0?T:null,fill:T,clip:z,flags:Lo|Wf}})}function Cy(n){return(e,t,i,s,r,a)=>{i!=s&&(r!=i&&a!=i&&n(e,t,i),r!=s&&a!=s&&n(e,t,s),n(e,t,a))}}const l3=Cy(Ho),c3=Cy(Go);function Py(n){const e=Rt(n?.alignGaps,0);return(t,i,s,r)=>Na(t,i,(a,o,l,c,u,d,f,p,_,S,m)=>{[s,r]=ih(l,s,r);let g=a.pxRound,y=V=>g(d(V,c,S,p)),R=V=>g(f(V,u,m,_)),b,L;c.ori==0?(b=Ho,L=l3):(b=Go,L=c3);const A=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Lo},T=v.stroke;let z=!1;if(r-s>=S*4){let V=he=>t.posToVal(he,c.key,!0),U=null,W=null,Z,G,ce,J=y(o[A==1?s:r]),Q=y(o[s]),se=y(o[r]),de=V(A==1?Q+1:se-1);for(let he=A==1?s:r;he>=s&&he<=r;he+=A){let ee=o[he],ve=(A==1?ee<de:ee>de)?J:y(ee),Ae=l[he];ve==J?Ae!=null?(G=Ae,U==null?(b(T,ve,R(G)),Z=U=W=G):G<U?U=G:G>W&&(W=G)):Ae===null&&(z=!0):(U!=null&&L(T,J,R(U),R(W),R(Z),R(G)),Ae!=null?(G=Ae,b(T,ve,R(G)),U=W=Z=G):(U=W=null,Ae===null&&(z=!0)),J=ve,de=V(J+A))}U!=null&&U!=W&&ce!=J&&L(T,J,R(U),R(W),R(Z),R(G))}else for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let U=l[V];U===null?z=!0:U!=null&&b(T,y(o[V]),R(U))}let[D,k]=nm(t,i);if(a.fill!=null||D!=0){let V=v.fill=new Path2D(T),U=a.fillTo(t,i,a.min,a.max,D),W=R(U),Z=y(o[s]),G=y(o[r]);A==-1&&([G,Z]=[Z,G]),b(V,G,W),b(V,Z,W)}if(!a.spanGaps){let V=[];z&&V.push(...im(o,l,s,r,A,y,e)),v.gaps=V=a.gaps(t,i,s,r,V),v.clip=oh(V,c.ori,p,_,S,m)}return k!=0&&(v.band=k==2?[gr(t,i,s,r,T,-1),gr(t,i,s,r,T,1)]:gr(t,i,s,r,T,k)),v})}function u3(n){const e=Rt(n.align,1),t=Rt(n.ascDesc,!1),i=Rt(n.alignGaps,0),s=Rt(n.extend,!1);return(r,a,o,l)=>Na(r,a,(c,u,d,f,p,_,S,m,g,y,R)=>{[o,l]=ih(d,o,l);let b=c.pxRound,{left:L,width:A}=r.bbox,v=Q=>b(_(Q,f,y,m)),T=Q=>b(S(Q,p,R,g)),z=f.ori==0?Ho:Go;const I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Lo},D=I.stroke,k=f.dir*(f.ori==0?1:-1);let V=T(d[k==1?o:l]),U=v(u[k==1?o:l]),W=U,Z=U;s&&e==-1&&(Z=L,z(D,Z,V)),z(D,U,V);for(let Q=k==1?o:l;Q>=o&&Q<=l;Q+=k){let se=d[Q];if(se==null)continue;let de=v(u[Q]),he=T(se);e==1?z(D,de,V):z(D,W,he),z(D,de,he),V=he,W=de}let G=W;s&&e==1&&(G=L+A,z(D,G,V));let[ce,J]=nm(r,a);if(c.fill!=null||ce!=0){let Q=I.fill=new Path2D(D),se=c.fillTo(r,a,c.min,c.max,ce),de=T(se);z(Q,G,de),z(Q,Z,de)}if(!c.spanGaps){let Q=[];Q.push(...im(u,d,o,l,k,v,i));let se=c.width*Pt/2,de=t||e==1?se:-se,he=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=he}),I.gaps=Q=c.gaps(r,a,o,l,Q),I.clip=oh(Q,f.ori,m,g,y,R)}return J!=0&&(I.band=J==2?[gr(r,a,o,l,D,-1),gr(r,a,o,l,D,1)]:gr(r,a,o,l,D,J)),I})}function h0(n,e,t,i,s,r,a=Vt){if(n.length>1){let o=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(o!=null){let u=On(n[l]-n[o]);u<c&&(c=u,a=On(t(n[l],i,s,r)-t(n[o],i,s,r)))}o=l}}return a}function h3(n){n=n||wl;const e=Rt(n.size,[.6,Vt,1]),t=n.align||0,i=n.gap||0;let s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=xt(s),a=1-e[0],o=Rt(e[1],Vt),l=Rt(e[2],1),c=Rt(n.disp,wl),u=Rt(n.each,p=>{}),{fill:d,stroke:f}=c;return(p,_,S,m)=>Na(p,_,(g,y,R,b,L,A,v,T,z,I,D)=>{let k=g.pxRound,V=t,U=i*Pt,W=o*Pt,Z=l*Pt,G,ce;b.ori==0?[G,ce]=r(p,_):[ce,G]=r(p,_);const J=b.dir*(b.ori==0?1:-1);let Q=b.ori==0?uh:sm,se=b.ori==0?u:(Ce,Ze,at,be,Gt,Ge,Ye)=>{u(Ce,Ze,at,Gt,be,Ye,Ge)},de=Rt(p.bands,Jp).find(Ce=>Ce.series[0]==_),he=de!=null?de.dir:0,ee=g.fillTo(p,_,g.min,g.max,he),me=k(v(ee,L,D,z)),ve,Ae,Me,Xe=I,rt=k(g.width*Pt),Ve=!1,pt=null,ht=null,it=null,sn=null;d!=null&&(rt==0||f!=null)&&(Ve=!0,pt=d.values(p,_,S,m),ht=new Map,new Set(pt).forEach(Ce=>{Ce!=null&&ht.set(Ce,new Path2D)}),rt>0&&(it=f.values(p,_,S,m),sn=new Map,new Set(it).forEach(Ce=>{Ce!=null&&sn.set(Ce,new Path2D)})));let{x0:$t,size:bn}=c;if($t!=null&&bn!=null){V=1,y=$t.values(p,_,S,m),$t.unit==2&&(y=y.map(at=>p.posToVal(T+at*I,b.key,!0)));let Ce=bn.values(p,_,S,m);bn.unit==2?Ae=Ce[0]*I:Ae=A(Ce[0],b,I,T)-A(0,b,I,T),Xe=h0(y,R,A,b,I,T,Xe),Me=Xe-Ae+U}else Xe=h0(y,R,A,b,I,T,Xe),Me=Xe*a+U,Ae=Xe-Me;Me<1&&(Me=0),rt>=Ae/2&&(rt=0),Me<5&&(k=Qx);let kt=Me>0,Wn=Xe-Me-(kt?rt:0);Ae=k(Hf(Wn,Z,W)),ve=(V==0?Ae/2:V==J?0:Ae)-V*J*((V==0?U/2:0)+(kt?rt/2:0));const Mt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Nn=Ve?null:new Path2D;let un=null;if(de!=null)un=p.data[de.series[1]];else{let{y0:Ce,y1:Ze}=c;Ce!=null&&Ze!=null&&(R=Ze.values(p,_,S,m),un=Ce.values(p,_,S,m))}let wn=G*Ae,O=ce*Ae;for(let Ce=J==1?S:m;Ce>=S&&Ce<=m;Ce+=J){let Ze=R[Ce];if(Ze==null)continue;if(un!=null){let $=un[Ce]??0;if(Ze-$==0)continue;me=v($,L,D,z)}let at=b.distr!=2||c!=null?y[Ce]:Ce,be=A(at,b,I,T),Gt=v(Rt(Ze,ee),L,D,z),Ge=k(be-ve),Ye=k(wi(Gt,me)),C=k(gs(Gt,me)),M=Ye-C;if(Ze!=null){let $=Ze<0?O:wn,ue=Ze<0?wn:O;Ve?(rt>0&&it[Ce]!=null&&Q(sn.get(it[Ce]),Ge,C+Xi(rt/2),Ae,wi(0,M-rt),$,ue),pt[Ce]!=null&&Q(ht.get(pt[Ce]),Ge,C+Xi(rt/2),Ae,wi(0,M-rt),$,ue)):Q(Nn,Ge,C+Xi(rt/2),Ae,wi(0,M-rt),$,ue),se(p,_,Ce,Ge-rt/2,C,Ae+rt,M)}}return rt>0?Mt.stroke=Ve?sn:Nn:Ve||(Mt._fill=g.width==0?g._fill:g._stroke??g._fill,Mt.width=0),Mt.fill=Ve?ht:Nn,Mt})}function d3(n,e){const t=Rt(e?.alignGaps,0);return(i,s,r,a)=>Na(i,s,(o,l,c,u,d,f,p,_,S,m,g)=>{[r,a]=ih(c,r,a);let y=o.pxRound,R=G=>y(f(G,u,m,_)),b=G=>y(p(G,d,g,S)),L,A,v;u.ori==0?(L=lh,v=Ho,A=Ty):(L=ch,v=Go,A=Ay);const T=u.dir*(u.ori==0?1:-1);let z=R(l[T==1?r:a]),I=z,D=[],k=[];for(let G=T==1?r:a;G>=r&&G<=a;G+=T)if(c[G]!=null){let J=l[G],Q=R(J);D.push(I=Q),k.push(b(c[G]))}const V={stroke:n(D,k,L,v,A,y),fill:null,clip:null,band:null,gaps:null,flags:Lo},U=V.stroke;let[W,Z]=nm(i,s);if(o.fill!=null||W!=0){let G=V.fill=new Path2D(U),ce=o.fillTo(i,s,o.min,o.max,W),J=b(ce);v(G,I,J),v(G,z,J)}if(!o.spanGaps){let G=[];G.push(...im(l,c,r,a,T,R,t)),V.gaps=G=o.gaps(i,s,r,a,G),V.clip=oh(G,u.ori,_,S,m,g)}return Z!=0&&(V.band=Z==2?[gr(i,s,r,a,U,-1),gr(i,s,r,a,U,1)]:gr(i,s,r,a,U,Z)),V})}function f3(n){return d3(p3,n)}function p3(n,e,t,i,s,r){const a=n.length;if(a<2)return null;const o=new Path2D;if(t(o,n[0],e[0]),a==2)i(o,n[1],e[1]);else{let l=Array(a),c=Array(a-1),u=Array(a-1),d=Array(a-1);for(let f=0;f<a-1;f++)u[f]=e[f+1]-e[f],d[f]=n[f+1]-n[f],c[f]=u[f]/d[f];l[0]=c[0];for(let f=1;f<a-1;f++)c[f]===0||c[f-1]===0||c[f-1]>0!=c[f]>0?l[f]=0:(l[f]=3*(d[f-1]+d[f])/((2*d[f]+d[f-1])/c[f-1]+(d[f]+2*d[f-1])/c[f]),isFinite(l[f])||(l[f]=0));l[a-1]=c[a-2];for(let f=0;f<a-1;f++)s(o,n[f]+d[f]/3,e[f]+l[f]*d[f]/3,n[f+1]-d[f]/3,e[f+1]-l[f+1]*d[f]/3,n[f+1],e[f+1])}return o}const Xf=new Set;function d0(){for(let n of Xf)n.syncRect(!0)}zo&&(xa(YP,xo,d0),xa(KP,xo,d0,!0),xa(ku,xo,()=>{si.pxRatio=Pt}));const m3=Py(),g3=Ry();function f0(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,a)=>$f(r,a,e,t))}function _3(n,e){return n.map((t,i)=>i==0?{}:Pn({},e,t))}function $f(n,e,t,i){return Pn({},e==0?t:i,n)}function Ly(n,e,t){return e==null?Co:[e,t]}const v3=Ly;function x3(n,e,t){return e==null?Co:Bu(e,t,Kp,!0)}function Dy(n,e,t,i){return e==null?Co:sh(e,t,n.scales[i].log,!1)}const y3=Dy;function Ny(n,e,t,i){return e==null?Co:Yp(e,t,n.scales[i].log,!1)}const S3=Ny;function M3(n,e,t,i,s){let r=wi(X_(n),X_(e)),a=e-n,o=ps(s/i*a,t);do{let l=t[o],c=i*l/a;if(c>=s&&r+(l<5?jr.get(l):0)<=17)return[l,c]}while(++o<t.length);return[0,0]}function p0(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Fn((t=+s)*Pt))+"px"),[n,e,t]}function b3(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Wt(e[2]*Pt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function si(n,e,t){const i={mode:Rt(n.mode,1)},s=i.mode;function r(x,w,P,N){let X=w.valToPct(x);return N+P*(w.dir==-1?1-X:X)}function a(x,w,P,N){let X=w.valToPct(x);return N+P*(w.dir==-1?X:1-X)}function o(x,w,P,N){return w.ori==0?r(x,w,P,N):a(x,w,P,N)}i.valToPosH=r,i.valToPosV=a;let l=!1;i.status=0;const c=i.root=Zi(PP);if(n.id!=null&&(c.id=n.id),Bi(c,n.class),n.title){let x=Zi(NP,c);x.textContent=n.title}const u=fs("canvas"),d=i.ctx=u.getContext("2d"),f=Zi(IP,c);xa("click",f,x=>{x.target===_&&(Kt!=za||rn!=Ha)&&Jn.click(i,x)},!0);const p=i.under=Zi(UP,f);f.appendChild(u);const _=i.over=Zi(FP,f);n=Po(n);const S=+Rt(n.pxAlign,1),m=u0(S);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});const g=n.ms||.001,y=i.series=s==1?f0(n.series||[],i0,l0,!1):_3(n.series||[null],o0),R=i.axes=f0(n.axes||[],n0,r0,!0),b=i.scales={},L=i.bands=n.bands||[];L.forEach(x=>{x.fill=xt(x.fill||null),x.dir=Rt(x.dir,-1)});const A=s==2?y[1].facets[0].scale:y[0].scale,v={axes:Qs,series:gt},T=(n.drawOrder||["axes","series"]).map(x=>v[x]);function z(x){const w=x.distr==3?P=>mr(P>0?P:x.clamp(i,P,x.min,x.max,x.key)):x.distr==4?P=>gd(P,x.asinh):x.distr==100?P=>x.fwd(P):P=>P;return P=>{let N=w(P),{_min:X,_max:K}=x,oe=K-X;return(N-X)/oe}}function I(x){let w=b[x];if(w==null){let P=(n.scales||wl)[x]||wl;if(P.from!=null){I(P.from);let N=Pn({},b[P.from],P,{key:x});N.valToPct=z(N),b[x]=N}else{w=b[x]=Pn({},x==A?Sy:r3,P),w.key=x;let N=w.time,X=w.range,K=Or(X);if((x!=A||s==2&&!N)&&(K&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?G_:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?G_:{mode:1,hard:X[1],soft:X[1]}},K=!1),!K&&ah(X))){let oe=X;X=(fe,ye,Ne)=>ye==null?Co:Bu(ye,Ne,oe)}w.range=xt(X||(N?v3:x==A?w.distr==3?y3:w.distr==4?S3:Ly:w.distr==3?Dy:w.distr==4?Ny:x3)),w.auto=xt(K?!1:w.auto),w.clamp=xt(w.clamp||s3),w._min=w._max=null,w.valToPct=z(w)}}}I("x"),I("y"),s==1&&y.forEach(x=>{I(x.scale)}),R.forEach(x=>{I(x.scale)});for(let x in n.scales)I(x);const D=b[A],k=D.distr;let V,U;D.ori==0?(Bi(c,LP),V=r,U=a):(Bi(c,DP),V=a,U=r);const W={};for(let x in b){let w=b[x];(w.min!=null||w.max!=null)&&(W[x]={min:w.min,max:w.max},w.min=w.max=null)}const Z=n.tzDate||(x=>new Date(Fn(x/g))),G=n.fmtDate||jp,ce=g==1?L2(Z):I2(Z),J=Q_(Z,j_(g==1?P2:N2,G)),Q=t0(Z,e0(F2,G)),se=[],de=i.legend=Pn({},B2,n.legend),he=i.cursor=Pn({},X2,{drag:{y:s==2}},n.cursor),ee=de.show,me=he.show,ve=de.markers;de.idxs=se,ve.width=xt(ve.width),ve.dash=xt(ve.dash),ve.stroke=xt(ve.stroke),ve.fill=xt(ve.fill);let Ae,Me,Xe,rt=[],Ve=[],pt,ht=!1,it={};if(de.live){const x=y[1]?y[1].values:null;ht=x!=null,pt=ht?x(i,1,0):{_:0};for(let w in pt)it[w]=$p}if(ee)if(Ae=fs("table",GP,c),Xe=fs("tbody",null,Ae),de.mount(i,Ae),ht){Me=fs("thead",null,Ae,Xe);let x=fs("tr",null,Me);fs("th",null,x);for(var sn in pt)fs("th",C_,x).textContent=sn}else Bi(Ae,WP),de.live&&Bi(Ae,VP);const $t={show:!0},bn={show:!1};function kt(x,w){if(w==0&&(ht||!de.live||s==2))return Co;let P=[],N=fs("tr",XP,Xe,Xe.childNodes[w]);Bi(N,x.class),x.show||Bi(N,da);let X=fs("th",null,N);if(ve.show){let fe=Zi($P,X);if(w>0){let ye=ve.width(i,w);ye&&(fe.style.border=ye+"px "+ve.dash(i,w)+" "+ve.stroke(i,w)),fe.style.background=ve.fill(i,w)}}let K=Zi(C_,X);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,w>0&&(ve.show||(K.style.color=x.width>0?ve.stroke(i,w):ve.fill(i,w)),Mt("click",X,fe=>{if(he._lock)return;Qe(fe);let ye=y.indexOf(x);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let Ne=y.some((Fe,ke)=>ke>0&&ke!=ye&&Fe.show);y.forEach((Fe,ke)=>{ke>0&&Es(ke,Ne?ke==ye?$t:bn:$t,!0,Rn.setSeries)})}else Es(ye,{show:!x.show},!0,Rn.setSeries)},!1),et&&Mt(N_,X,fe=>{he._lock||(Qe(fe),Es(y.indexOf(x),Va,!0,Rn.setSeries))},!1));for(var oe in pt){let fe=fs("td",qP,N);fe.textContent="--",P.push(fe)}return[N,P]}const Wn=new Map;function Mt(x,w,P,N=!0){const X=Wn.get(w)||{},K=he.bind[x](i,w,P,N);K&&(xa(x,w,X[x]=K),Wn.set(w,X))}function Nn(x,w,P){const N=Wn.get(w)||{};for(let X in N)(x==null||X==x)&&(zf(X,w,N[X]),delete N[X]);x==null&&Wn.delete(w)}let un=0,wn=0,O=0,Ce=0,Ze=0,at=0,be=Ze,Gt=at,Ge=O,Ye=Ce,C=0,M=0,$=0,ue=0;i.bbox={};let ae=!1,_e=!1,xe=!1,te=!1,ie=!1,pe=!1;function F(x,w,P){(P||x!=i.width||w!=i.height)&&re(x,w),dt(!1),xe=!0,_e=!0,ai()}function re(x,w){i.width=un=O=x,i.height=wn=Ce=w,Ze=at=0,Se(),We();let P=i.bbox;C=P.left=ua(Ze*Pt,.5),M=P.top=ua(at*Pt,.5),$=P.width=ua(O*Pt,.5),ue=P.height=ua(Ce*Pt,.5)}const ne=3;function we(){let x=!1,w=0;for(;!x;){w++;let P=Oa(w),N=ws(w);x=w==ne||P&&N,x||(re(i.width,i.height),_e=!0)}}function ge({width:x,height:w}){F(x,w)}i.setSize=ge;function Se(){let x=!1,w=!1,P=!1,N=!1;R.forEach((X,K)=>{if(X.show&&X._show){let{side:oe,_size:fe}=X,ye=oe%2,Ne=X.label!=null?X.labelSize:0,Fe=fe+Ne;Fe>0&&(ye?(O-=Fe,oe==3?(Ze+=Fe,N=!0):P=!0):(Ce-=Fe,oe==0?(at+=Fe,x=!0):w=!0))}}),Ms[0]=x,Ms[1]=P,Ms[2]=w,Ms[3]=N,O-=as[1]+as[3],Ze+=as[3],Ce-=as[2]+as[0],at+=as[0]}function We(){let x=Ze+O,w=at+Ce,P=Ze,N=at;function X(K,oe){switch(K){case 1:return x+=oe,x-oe;case 2:return w+=oe,w-oe;case 3:return P-=oe,P+oe;case 0:return N-=oe,N+oe}}R.forEach((K,oe)=>{if(K.show&&K._show){let fe=K.side;K._pos=X(fe,K._size),K.label!=null&&(K._lpos=X(fe,K.labelSize))}})}if(he.dataIdx==null){let x=he.hover,w=x.skip=new Set(x.skip??[]);w.add(void 0);let P=x.prox=xt(x.prox),N=x.bias??=0;he.dataIdx=(X,K,oe,fe)=>{if(K==0)return oe;let ye=oe,Ne=P(X,K,oe,fe)??Vt,Fe=Ne>=0&&Ne<Vt,ke=D.ori==0?O:Ce,st=he.left,Ct=e[0],Tt=e[K];if(w.has(Tt[oe])){ye=null;let _t=null,Je=null,$e;if(N==0||N==-1)for($e=oe;_t==null&&$e-- >0;)w.has(Tt[$e])||(_t=$e);if(N==0||N==1)for($e=oe;Je==null&&$e++<Tt.length;)w.has(Tt[$e])||(Je=$e);if(_t!=null||Je!=null)if(Fe){let Jt=_t==null?-1/0:V(Ct[_t],D,ke,0),fn=Je==null?1/0:V(Ct[Je],D,ke,0),Yn=st-Jt,Bt=fn-st;Yn<=Bt?Yn<=Ne&&(ye=_t):Bt<=Ne&&(ye=Je)}else ye=Je==null?_t:_t==null?Je:oe-_t<=Je-oe?_t:Je}else Fe&&On(st-V(Ct[oe],D,ke,0))>Ne&&(ye=null);return ye}}const Qe=x=>{he.event=x};he.idxs=se,he._lock=!1;let le=he.points;le.show=xt(le.show),le.size=xt(le.size),le.stroke=xt(le.stroke),le.width=xt(le.width),le.fill=xt(le.fill);const Be=i.focus=Pn({},n.focus||{alpha:.3},he.focus),et=Be.prox>=0,Re=et&&le.one;let ct=[],Yt=[],pi=[];function Vo(x,w){let P=le.show(i,w);if(P instanceof HTMLElement)return Bi(P,HP),Bi(P,x.class),Ns(P,-10,-10,O,Ce),_.insertBefore(P,ct[w]),P}function Ia(x,w){if(s==1||w>0){let P=s==1&&b[x.scale].time,N=x.value;x.value=P?Y_(N)?t0(Z,e0(N,G)):N||Q:N||t3,x.label=x.label||(P?q2:$2)}if(Re||w>0){x.width=x.width==null?1:x.width,x.paths=x.paths||m3||r2,x.fillTo=xt(x.fillTo||a3),x.pxAlign=+Rt(x.pxAlign,S),x.pxRound=u0(x.pxAlign),x.stroke=xt(x.stroke||null),x.fill=xt(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let P=n3(wi(1,x.width),1),N=x.points=Pn({},{size:P,width:wi(1,P*.2),stroke:x.stroke,space:P*2,paths:g3,_stroke:null,_fill:null},x.points);N.show=xt(N.show),N.filter=xt(N.filter),N.fill=xt(N.fill),N.stroke=xt(N.stroke),N.paths=xt(N.paths),N.pxAlign=x.pxAlign}if(ee){let P=kt(x,w);rt.splice(w,0,P[0]),Ve.splice(w,0,P[1]),de.values.push(null)}if(me){se.splice(w,0,null);let P=null;Re?w==0&&(P=Vo(x,w)):w>0&&(P=Vo(x,w)),ct.splice(w,0,P),Yt.splice(w,0,0),pi.splice(w,0,0)}qn("addSeries",w)}function _h(x,w){w=w??y.length,x=s==1?$f(x,w,i0,l0):$f(x,w,{},o0),y.splice(w,0,x),Ia(y[w],w)}i.addSeries=_h;function oc(x){if(y.splice(x,1),ee){de.values.splice(x,1),Ve.splice(x,1);let w=rt.splice(x,1)[0];Nn(null,w.firstChild),w.remove()}me&&(se.splice(x,1),ct.splice(x,1)[0].remove(),Yt.splice(x,1),pi.splice(x,1)),qn("delSeries",x)}i.delSeries=oc;const Ms=[!1,!1,!1,!1];function Zs(x,w){if(x._show=x.show,x.show){let P=x.side%2,N=b[x.scale];N==null&&(x.scale=P?y[1].scale:A,N=b[x.scale]);let X=N.time;x.size=xt(x.size),x.space=xt(x.space),x.rotate=xt(x.rotate),Or(x.incrs)&&x.incrs.forEach(oe=>{!jr.has(oe)&&jr.set(oe,ny(oe))}),x.incrs=xt(x.incrs||(N.distr==2?A2:X?g==1?C2:D2:ha)),x.splits=xt(x.splits||(X&&N.distr==1?ce:N.distr==3?Gf:N.distr==4?Z2:K2)),x.stroke=xt(x.stroke),x.grid.stroke=xt(x.grid.stroke),x.ticks.stroke=xt(x.ticks.stroke),x.border.stroke=xt(x.border.stroke);let K=x.values;x.values=Or(K)&&!Or(K[0])?xt(K):X?Or(K)?Q_(Z,j_(K,G)):Y_(K)?U2(Z,K):K||J:K||Y2,x.filter=xt(x.filter||(N.distr>=3&&N.log==10?Q2:N.distr==3&&N.log==2?e3:ey)),x.font=p0(x.font),x.labelFont=p0(x.labelFont),x._size=x.size(i,null,w,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Ms[w]=!0,x._el=Zi(OP,f))}}function Js(x,w,P,N){let[X,K,oe,fe]=P,ye=w%2,Ne=0;return ye==0&&(fe||K)&&(Ne=w==0&&!X||w==2&&!oe?Fn(n0.size/3):0),ye==1&&(X||oe)&&(Ne=w==1&&!K||w==3&&!fe?Fn(r0.size/2):0),Ne}const Wo=i.padding=(n.padding||[Js,Js,Js,Js]).map(x=>xt(Rt(x,Js))),as=i._padding=Wo.map((x,w)=>x(i,w,Ms,0));let hn,vn=null,xn=null;const bs=s==1?y[0].idxs:null;let Ni=null,yr=!1;function Xo(x,w){if(e=x??[],i.data=i._data=e,s==2){hn=0;for(let P=1;P<y.length;P++)hn+=e[P][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),Ni=e[0],hn=Ni.length;let P=e;if(k==2){P=e.slice();let N=P[0]=Array(hn);for(let X=0;X<hn;X++)N[X]=X}i._data=e=P}if(dt(!0),qn("setData"),k==2&&(xe=!0),w!==!1){let P=D;P.auto(i,yr)?$o():br(A,P.min,P.max),te=te||he.left>=0,pe=!0,ai()}}i.setData=Xo;function $o(){yr=!0;let x,w;s==1&&(hn>0?(vn=bs[0]=0,xn=bs[1]=hn-1,x=e[0][vn],w=e[0][xn],k==2?(x=vn,w=xn):x==w&&(k==3?[x,w]=sh(x,x,D.log,!1):k==4?[x,w]=Yp(x,x,D.log,!1):D.time?w=x+Fn(86400/g):[x,w]=Bu(x,w,Kp,!0))):(vn=bs[0]=x=null,xn=bs[1]=w=null)),br(A,x,w)}let Ua,Sr,Fa,E,B,j,q,Y,Ee,Pe;function Te(x,w,P,N,X,K){x??=L_,P??=Jp,N??="butt",X??=L_,K??="round",x!=Ua&&(d.strokeStyle=Ua=x),X!=Sr&&(d.fillStyle=Sr=X),w!=Fa&&(d.lineWidth=Fa=w),K!=B&&(d.lineJoin=B=K),N!=j&&(d.lineCap=j=N),P!=E&&d.setLineDash(E=P)}function De(x,w,P,N){w!=Sr&&(d.fillStyle=Sr=w),x!=q&&(d.font=q=x),P!=Y&&(d.textAlign=Y=P),N!=Ee&&(d.textBaseline=Ee=N)}function He(x,w,P,N,X=0){if(N.length>0&&x.auto(i,yr)&&(w==null||w.min==null)){let K=Rt(vn,0),oe=Rt(xn,N.length-1),fe=P.min==null?QP(N,K,oe,X,x.distr==3):[P.min,P.max];x.min=gs(x.min,P.min=fe[0]),x.max=wi(x.max,P.max=fe[1])}}const tt={min:null,max:null};function mt(){for(let N in b){let X=b[N];W[N]==null&&(X.min==null||W[A]!=null&&X.auto(i,yr))&&(W[N]=tt)}for(let N in b){let X=b[N];W[N]==null&&X.from!=null&&W[X.from]!=null&&(W[N]=tt)}W[A]!=null&&dt(!0);let x={};for(let N in W){let X=W[N];if(X!=null){let K=x[N]=Po(b[N],l2);if(X.min!=null)Pn(K,X);else if(N!=A||s==2)if(hn==0&&K.from==null){let oe=K.range(i,null,null,N);K.min=oe[0],K.max=oe[1]}else K.min=Vt,K.max=-Vt}}if(hn>0){y.forEach((N,X)=>{if(s==1){let K=N.scale,oe=W[K];if(oe==null)return;let fe=x[K];if(X==0){let ye=fe.range(i,fe.min,fe.max,K);fe.min=ye[0],fe.max=ye[1],vn=ps(fe.min,e[0]),xn=ps(fe.max,e[0]),xn-vn>1&&(e[0][vn]<fe.min&&vn++,e[0][xn]>fe.max&&xn--),N.min=Ni[vn],N.max=Ni[xn]}else N.show&&N.auto&&He(fe,oe,N,e[X],N.sorted);N.idxs[0]=vn,N.idxs[1]=xn}else if(X>0&&N.show&&N.auto){let[K,oe]=N.facets,fe=K.scale,ye=oe.scale,[Ne,Fe]=e[X],ke=x[fe],st=x[ye];ke!=null&&He(ke,W[fe],K,Ne,K.sorted),st!=null&&He(st,W[ye],oe,Fe,oe.sorted),N.min=oe.min,N.max=oe.max}});for(let N in x){let X=x[N],K=W[N];if(X.from==null&&(K==null||K.min==null)){let oe=X.range(i,X.min==Vt?null:X.min,X.max==-Vt?null:X.max,N);X.min=oe[0],X.max=oe[1]}}}for(let N in x){let X=x[N];if(X.from!=null){let K=x[X.from];if(K.min==null)X.min=X.max=null;else{let oe=X.range(i,K.min,K.max,N);X.min=oe[0],X.max=oe[1]}}}let w={},P=!1;for(let N in x){let X=x[N],K=b[N];if(K.min!=X.min||K.max!=X.max){K.min=X.min,K.max=X.max;let oe=K.distr;K._min=oe==3?mr(K.min):oe==4?gd(K.min,K.asinh):oe==100?K.fwd(K.min):K.min,K._max=oe==3?mr(K.max):oe==4?gd(K.max,K.asinh):oe==100?K.fwd(K.max):K.max,w[N]=P=!0}}if(P){y.forEach((N,X)=>{s==2?X>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)xe=!0,qn("setScale",N);me&&he.left>=0&&(te=pe=!0)}for(let N in W)W[N]=null}function ze(x){let w=Hf(vn-1,0,hn-1),P=Hf(xn+1,0,hn-1);for(;x[w]==null&&w>0;)w--;for(;x[P]==null&&P<hn-1;)P++;return[w,P]}function gt(){if(hn>0){let x=y.some(w=>w._focus)&&Pe!=Be.alpha;x&&(d.globalAlpha=Pe=Be.alpha),y.forEach((w,P)=>{if(P>0&&w.show&&(ln(P,!1),ln(P,!0),w._paths==null)){let N=Pe;Pe!=w.alpha&&(d.globalAlpha=Pe=w.alpha);let X=s==2?[0,e[P][0].length-1]:ze(e[P]);w._paths=w.paths(i,P,X[0],X[1]),Pe!=N&&(d.globalAlpha=Pe=N)}}),y.forEach((w,P)=>{if(P>0&&w.show){let N=Pe;Pe!=w.alpha&&(d.globalAlpha=Pe=w.alpha),w._paths!=null&&It(P,!1);{let X=w._paths!=null?w._paths.gaps:null,K=w.points.show(i,P,vn,xn,X),oe=w.points.filter(i,P,K,X);(K||oe)&&(w.points._paths=w.points.paths(i,P,vn,xn,oe),It(P,!0))}Pe!=N&&(d.globalAlpha=Pe=N),qn("drawSeries",P)}}),x&&(d.globalAlpha=Pe=1)}}function ln(x,w){let P=w?y[x].points:y[x];P._stroke=P.stroke(i,x),P._fill=P.fill(i,x)}function It(x,w){let P=w?y[x].points:y[x],{stroke:N,fill:X,clip:K,flags:oe,_stroke:fe=P._stroke,_fill:ye=P._fill,_width:Ne=P.width}=P._paths;Ne=Wt(Ne*Pt,3);let Fe=null,ke=Ne%2/2;w&&ye==null&&(ye=Ne>0?"#fff":fe);let st=P.pxAlign==1&&ke>0;if(st&&d.translate(ke,ke),!w){let Ct=C-Ne/2,Tt=M-Ne/2,_t=$+Ne,Je=ue+Ne;Fe=new Path2D,Fe.rect(Ct,Tt,_t,Je)}w?Oe(fe,Ne,P.dash,P.cap,ye,N,X,oe,K):Ut(x,fe,Ne,P.dash,P.cap,ye,N,X,oe,Fe,K),st&&d.translate(-ke,-ke)}function Ut(x,w,P,N,X,K,oe,fe,ye,Ne,Fe){let ke=!1;ye!=0&&L.forEach((st,Ct)=>{if(st.series[0]==x){let Tt=y[st.series[1]],_t=e[st.series[1]],Je=(Tt._paths||wl).band;Or(Je)&&(Je=st.dir==1?Je[0]:Je[1]);let $e,Jt=null;Tt.show&&Je&&t2(_t,vn,xn)?(Jt=st.fill(i,Ct)||K,$e=Tt._paths.clip):Je=null,Oe(w,P,N,X,Jt,oe,fe,ye,Ne,Fe,$e,Je),ke=!0}}),ke||Oe(w,P,N,X,K,oe,fe,ye,Ne,Fe)}const In=Lo|Wf;function Oe(x,w,P,N,X,K,oe,fe,ye,Ne,Fe,ke){Te(x,w,P,N,X),(ye||Ne||ke)&&(d.save(),ye&&d.clip(ye),Ne&&d.clip(Ne)),ke?(fe&In)==In?(d.clip(ke),Fe&&d.clip(Fe),vt(X,oe),En(x,K,w)):fe&Wf?(vt(X,oe),d.clip(ke),En(x,K,w)):fe&Lo&&(d.save(),d.clip(ke),Fe&&d.clip(Fe),vt(X,oe),d.restore(),En(x,K,w)):(vt(X,oe),En(x,K,w)),(ye||Ne||ke)&&d.restore()}function En(x,w,P){P>0&&(w instanceof Map?w.forEach((N,X)=>{d.strokeStyle=Ua=X,d.stroke(N)}):w!=null&&x&&d.stroke(w))}function vt(x,w){w instanceof Map?w.forEach((P,N)=>{d.fillStyle=Sr=N,d.fill(P)}):w!=null&&x&&d.fill(w)}function js(x,w,P,N){let X=R[x],K;if(N<=0)K=[0,0];else{let oe=X._space=X.space(i,x,w,P,N),fe=X._incrs=X.incrs(i,x,w,P,N,oe);K=M3(w,P,fe,N,oe)}return X._found=K}function Tn(x,w,P,N,X,K,oe,fe,ye,Ne){let Fe=oe%2/2;S==1&&d.translate(Fe,Fe),Te(fe,oe,ye,Ne,fe),d.beginPath();let ke,st,Ct,Tt,_t=X+(N==0||N==3?-K:K);P==0?(st=X,Tt=_t):(ke=X,Ct=_t);for(let Je=0;Je<x.length;Je++)w[Je]!=null&&(P==0?ke=Ct=x[Je]:st=Tt=x[Je],d.moveTo(ke,st),d.lineTo(Ct,Tt));d.stroke(),S==1&&d.translate(-Fe,-Fe)}function Oa(x){let w=!0;return R.forEach((P,N)=>{if(!P.show)return;let X=b[P.scale];if(X.min==null){P._show&&(w=!1,P._show=!1,dt(!1));return}else P._show||(w=!1,P._show=!0,dt(!1));let K=P.side,oe=K%2,{min:fe,max:ye}=X,[Ne,Fe]=js(N,fe,ye,oe==0?O:Ce);if(Fe==0)return;let ke=X.distr==2,st=P._splits=P.splits(i,N,fe,ye,Ne,Fe,ke),Ct=X.distr==2?st.map($e=>Ni[$e]):st,Tt=X.distr==2?Ni[st[1]]-Ni[st[0]]:Ne,_t=P._values=P.values(i,P.filter(i,Ct,N,Fe,Tt),N,Fe,Tt);P._rotate=K==2?P.rotate(i,_t,N,Fe):0;let Je=P._size;P._size=ji(P.size(i,_t,N,x)),Je!=null&&P._size!=Je&&(w=!1)}),w}function ws(x){let w=!0;return Wo.forEach((P,N)=>{let X=P(i,N,Ms,x);X!=as[N]&&(w=!1),as[N]=X}),w}function Qs(){for(let x=0;x<R.length;x++){let w=R[x];if(!w.show||!w._show)continue;let P=w.side,N=P%2,X,K,oe=w.stroke(i,x),fe=P==0||P==3?-1:1,[ye,Ne]=w._found;if(w.label!=null){let _i=w.labelGap*fe,Fi=Fn((w._lpos+_i)*Pt);De(w.labelFont[0],oe,"center",P==2?rl:P_),d.save(),N==1?(X=K=0,d.translate(Fi,Fn(M+ue/2)),d.rotate((P==3?-pu:pu)/2)):(X=Fn(C+$/2),K=Fi);let sa=jx(w.label)?w.label(i,x,ye,Ne):w.label;d.fillText(sa,X,K),d.restore()}if(Ne==0)continue;let Fe=b[w.scale],ke=N==0?$:ue,st=N==0?C:M,Ct=w._splits,Tt=Fe.distr==2?Ct.map(_i=>Ni[_i]):Ct,_t=Fe.distr==2?Ni[Ct[1]]-Ni[Ct[0]]:ye,Je=w.ticks,$e=w.border,Jt=Je.show?Je.size:0,fn=Fn(Jt*Pt),Yn=Fn((w.alignTo==2?w._size-Jt-w.gap:w.gap)*Pt),Bt=w._rotate*-pu/180,pn=m(w._pos*Pt),Ii=(fn+Yn)*fe,gi=pn+Ii;K=N==0?gi:0,X=N==1?gi:0;let qi=w.font[0],os=w.align==1?ro:w.align==2?fd:Bt>0?ro:Bt<0?fd:N==0?"center":P==3?fd:ro,As=Bt||N==1?"middle":P==2?rl:P_;De(qi,oe,os,As);let Ui=w.font[1]*w.lineGap,Yi=Ct.map(_i=>m(o(_i,Fe,ke,st))),ls=w._values;for(let _i=0;_i<ls.length;_i++){let Fi=ls[_i];if(Fi!=null){N==0?X=Yi[_i]:K=Yi[_i],Fi=""+Fi;let sa=Fi.indexOf(`
`)==-1?[Fi]:Fi.split(/\n/gm);for(let vi=0;vi<sa.length;vi++){let Lm=sa[vi];Bt?(d.save(),d.translate(X,K+vi*Ui),d.rotate(Bt),d.fillText(Lm,0,0),d.restore()):d.fillText(Lm,X,K+vi*Ui)}}}Je.show&&Tn(Yi,Je.filter(i,Tt,x,Ne,_t),N,P,pn,fn,Wt(Je.width*Pt,3),Je.stroke(i,x),Je.dash,Je.cap);let Rs=w.grid;Rs.show&&Tn(Yi,Rs.filter(i,Tt,x,Ne,_t),N,N==0?2:1,N==0?M:C,N==0?ue:$,Wt(Rs.width*Pt,3),Rs.stroke(i,x),Rs.dash,Rs.cap),$e.show&&Tn([pn],[1],N==0?1:0,N==0?1:2,N==1?M:C,N==1?ue:$,Wt($e.width*Pt,3),$e.stroke(i,x),$e.dash,$e.cap)}qn("drawAxes")}function dt(x){y.forEach((w,P)=>{P>0&&(w._paths=null,x&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let dn=!1,mi=!1,Ft=[];function An(){mi=!1;for(let x=0;x<Ft.length;x++)qn(...Ft[x]);Ft.length=0}function ai(){dn||(m2(fm),dn=!0)}function lc(x,w=!1){dn=!0,mi=w,x(i),fm(),w&&Ft.length>0&&queueMicrotask(An)}i.batch=lc;function fm(){if(ae&&(mt(),ae=!1),xe&&(we(),xe=!1),_e){if(jt(p,ro,Ze),jt(p,rl,at),jt(p,hl,O),jt(p,dl,Ce),jt(_,ro,Ze),jt(_,rl,at),jt(_,hl,O),jt(_,dl,Ce),jt(f,hl,un),jt(f,dl,wn),u.width=Fn(un*Pt),u.height=Fn(wn*Pt),R.forEach(({_el:x,_show:w,_size:P,_pos:N,side:X})=>{if(x!=null)if(w){let K=X===3||X===0?P:0,oe=X%2==1;jt(x,oe?"left":"top",N-K),jt(x,oe?"width":"height",P),jt(x,oe?"top":"left",oe?at:Ze),jt(x,oe?"height":"width",oe?Ce:O),Bf(x,da)}else Bi(x,da)}),Ua=Sr=Fa=B=j=q=Y=Ee=E=null,Pe=1,Ko(!0),Ze!=be||at!=Gt||O!=Ge||Ce!=Ye){dt(!1);let x=O/Ge,w=Ce/Ye;if(me&&!te&&he.left>=0){he.left*=x,he.top*=w,ka&&Ns(ka,Fn(he.left),0,O,Ce),Ba&&Ns(Ba,0,Fn(he.top),O,Ce);for(let P=0;P<ct.length;P++){let N=ct[P];N!=null&&(Yt[P]*=x,pi[P]*=w,Ns(N,ji(Yt[P]),ji(pi[P]),O,Ce))}}if(Zt.show&&!ie&&Zt.left>=0&&Zt.width>0){Zt.left*=x,Zt.width*=x,Zt.top*=w,Zt.height*=w;for(let P in bh)jt(Ga,P,Zt[P])}be=Ze,Gt=at,Ge=O,Ye=Ce}qn("setSize"),_e=!1}un>0&&wn>0&&(d.clearRect(0,0,u.width,u.height),qn("drawClear"),T.forEach(x=>x()),qn("draw")),Zt.show&&ie&&(cc(Zt),ie=!1),me&&te&&(ia(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Sh(),pe=!1),l||(l=!0,i.status=1,qn("ready")),yr=!1,dn=!1}i.redraw=(x,w)=>{xe=w||!1,x!==!1?br(A,D.min,D.max):ai()};function vh(x,w){let P=b[x];if(P.from==null){if(hn==0){let N=P.range(i,w.min,w.max,x);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(hn>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;x==A&&P.distr==2&&hn>0&&(w.min=ps(w.min,e[0]),w.max=ps(w.max,e[0]),w.min==w.max&&w.max++),W[x]=w,ae=!0,ai()}}i.setScale=vh;let xh,yh,ka,Ba,pm,mm,za,Ha,gm,_m,Kt,rn,Mr=!1;const Jn=he.drag;let Xn=Jn.x,$n=Jn.y;me&&(he.x&&(xh=Zi(BP,_)),he.y&&(yh=Zi(zP,_)),D.ori==0?(ka=xh,Ba=yh):(ka=yh,Ba=xh),Kt=he.left,rn=he.top);const Zt=i.select=Pn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Ga=Zt.show?Zi(kP,Zt.over?_:p):null;function cc(x,w){if(Zt.show){for(let P in x)Zt[P]=x[P],P in bh&&jt(Ga,P,x[P]);w!==!1&&qn("setSelect")}}i.setSelect=cc;function Ky(x){if(y[x].show)ee&&Bf(rt[x],da);else if(ee&&Bi(rt[x],da),me){let P=Re?ct[0]:ct[x];P!=null&&Ns(P,-10,-10,O,Ce)}}function br(x,w,P){vh(x,{min:w,max:P})}function Es(x,w,P,N){w.focus!=null&&eS(x),w.show!=null&&y.forEach((X,K)=>{K>0&&(x==K||x==null)&&(X.show=w.show,Ky(K),s==2?(br(X.facets[0].scale,null,null),br(X.facets[1].scale,null,null)):br(X.scale,null,null),ai())}),P!==!1&&qn("setSeries",x,w),N&&Zo("setSeries",i,x,w)}i.setSeries=Es;function Zy(x,w){Pn(L[x],w)}function Jy(x,w){x.fill=xt(x.fill||null),x.dir=Rt(x.dir,-1),w=w??L.length,L.splice(w,0,x)}function jy(x){x==null?L.length=0:L.splice(x,1)}i.addBand=Jy,i.setBand=Zy,i.delBand=jy;function Qy(x,w){y[x].alpha=w,me&&ct[x]!=null&&(ct[x].style.opacity=w),ee&&rt[x]&&(rt[x].style.opacity=w)}let er,wr,na;const Va={focus:!0};function eS(x){if(x!=na){let w=x==null,P=Be.alpha!=1;y.forEach((N,X)=>{if(s==1||X>0){let K=w||X==0||X==x;N._focus=w?null:K,P&&Qy(X,K?1:Be.alpha)}}),na=x,P&&ai()}}ee&&et&&Mt(I_,Ae,x=>{he._lock||(Qe(x),na!=null&&Es(null,Va,!0,Rn.setSeries))});function Ts(x,w,P){let N=b[w];P&&(x=x/Pt-(N.ori==1?at:Ze));let X=O;N.ori==1&&(X=Ce,x=X-x),N.dir==-1&&(x=X-x);let K=N._min,oe=N._max,fe=x/X,ye=K+(oe-K)*fe,Ne=N.distr;return Ne==3?Ro(10,ye):Ne==4?i2(ye,N.asinh):Ne==100?N.bwd(ye):ye}function tS(x,w){let P=Ts(x,A,w);return ps(P,e[0],vn,xn)}i.valToIdx=x=>ps(x,e[0]),i.posToIdx=tS,i.posToVal=Ts,i.valToPos=(x,w,P)=>b[w].ori==0?r(x,b[w],P?$:O,P?C:0):a(x,b[w],P?ue:Ce,P?M:0),i.setCursor=(x,w,P)=>{Kt=x.left,rn=x.top,ia(null,w,P)};function vm(x,w){jt(Ga,ro,Zt.left=x),jt(Ga,hl,Zt.width=w)}function xm(x,w){jt(Ga,rl,Zt.top=x),jt(Ga,dl,Zt.height=w)}let qo=D.ori==0?vm:xm,Yo=D.ori==1?vm:xm;function nS(){if(ee&&de.live)for(let x=s==2?1:0;x<y.length;x++){if(x==0&&ht)continue;let w=de.values[x],P=0;for(let N in w)Ve[x][P++].firstChild.nodeValue=w[N]}}function Sh(x,w){if(x!=null&&(x.idxs?x.idxs.forEach((P,N)=>{se[N]=P}):o2(x.idx)||se.fill(x.idx),de.idx=se[0]),ee&&de.live){for(let P=0;P<y.length;P++)(P>0||s==1&&!ht)&&iS(P,se[P]);nS()}pe=!1,w!==!1&&qn("setLegend")}i.setLegend=Sh;function iS(x,w){let P=y[x],N=x==0&&k==2?Ni:e[x],X;ht?X=P.values(i,x,w)??it:(X=P.value(i,w==null?null:N[w],x,w),X=X==null?it:{_:X}),de.values[x]=X}function ia(x,w,P){gm=Kt,_m=rn,[Kt,rn]=he.move(i,Kt,rn),he.left=Kt,he.top=rn,me&&(ka&&Ns(ka,Fn(Kt),0,O,Ce),Ba&&Ns(Ba,0,Fn(rn),O,Ce));let N,X=vn>xn;er=Vt,wr=null;let K=D.ori==0?O:Ce,oe=D.ori==1?O:Ce;if(Kt<0||hn==0||X){N=he.idx=null;for(let fe=0;fe<y.length;fe++){let ye=ct[fe];ye!=null&&Ns(ye,-10,-10,O,Ce)}et&&Es(null,Va,!0,x==null&&Rn.setSeries),de.live&&(se.fill(N),pe=!0)}else{let fe,ye,Ne;s==1&&(fe=D.ori==0?Kt:rn,ye=Ts(fe,A),N=he.idx=ps(ye,e[0],vn,xn),Ne=V(e[0][N],D,K,0));let Fe=-10,ke=-10,st=0,Ct=0,Tt=!0,_t="",Je="";for(let $e=s==2?1:0;$e<y.length;$e++){let Jt=y[$e],fn=se[$e],Yn=fn==null?null:s==1?e[$e][fn]:e[$e][1][fn],Bt=he.dataIdx(i,$e,N,ye),pn=Bt==null?null:s==1?e[$e][Bt]:e[$e][1][Bt];if(pe=pe||pn!=Yn||Bt!=fn,se[$e]=Bt,$e>0&&Jt.show){let Ii=Bt==null?-10:Bt==N?Ne:V(s==1?e[0][Bt]:e[$e][0][Bt],D,K,0),gi=pn==null?-10:U(pn,s==1?b[Jt.scale]:b[Jt.facets[1].scale],oe,0);if(et&&pn!=null){let qi=D.ori==1?Kt:rn,os=On(Be.dist(i,$e,Bt,gi,qi));if(os<er){let As=Be.bias;if(As!=0){let Ui=Ts(qi,Jt.scale),Yi=pn>=0?1:-1,ls=Ui>=0?1:-1;ls==Yi&&(ls==1?As==1?pn>=Ui:pn<=Ui:As==1?pn<=Ui:pn>=Ui)&&(er=os,wr=$e)}else er=os,wr=$e}}if(pe||Re){let qi,os;D.ori==0?(qi=Ii,os=gi):(qi=gi,os=Ii);let As,Ui,Yi,ls,Rs,_i,Fi=!0,sa=le.bbox;if(sa!=null){Fi=!1;let vi=sa(i,$e);Yi=vi.left,ls=vi.top,As=vi.width,Ui=vi.height}else Yi=qi,ls=os,As=Ui=le.size(i,$e);if(_i=le.fill(i,$e),Rs=le.stroke(i,$e),Re)$e==wr&&er<=Be.prox&&(Fe=Yi,ke=ls,st=As,Ct=Ui,Tt=Fi,_t=_i,Je=Rs);else{let vi=ct[$e];vi!=null&&(Yt[$e]=Yi,pi[$e]=ls,H_(vi,As,Ui,Fi),B_(vi,_i,Rs),Ns(vi,ji(Yi),ji(ls),O,Ce))}}}}if(Re){let $e=Be.prox,Jt=na==null?er<=$e:er>$e||wr!=na;if(pe||Jt){let fn=ct[0];fn!=null&&(Yt[0]=Fe,pi[0]=ke,H_(fn,st,Ct,Tt),B_(fn,_t,Je),Ns(fn,ji(Fe),ji(ke),O,Ce))}}}if(Zt.show&&Mr)if(x!=null){let[fe,ye]=Rn.scales,[Ne,Fe]=Rn.match,[ke,st]=x.cursor.sync.scales,Ct=x.cursor.drag;if(Xn=Ct._x,$n=Ct._y,Xn||$n){let{left:Tt,top:_t,width:Je,height:$e}=x.select,Jt=x.scales[ke].ori,fn=x.posToVal,Yn,Bt,pn,Ii,gi,qi=fe!=null&&Ne(fe,ke),os=ye!=null&&Fe(ye,st);qi&&Xn?(Jt==0?(Yn=Tt,Bt=Je):(Yn=_t,Bt=$e),pn=b[fe],Ii=V(fn(Yn,ke),pn,K,0),gi=V(fn(Yn+Bt,ke),pn,K,0),qo(gs(Ii,gi),On(gi-Ii))):qo(0,K),os&&$n?(Jt==1?(Yn=Tt,Bt=Je):(Yn=_t,Bt=$e),pn=b[ye],Ii=U(fn(Yn,st),pn,oe,0),gi=U(fn(Yn+Bt,st),pn,oe,0),Yo(gs(Ii,gi),On(gi-Ii))):Yo(0,oe)}else wh()}else{let fe=On(gm-pm),ye=On(_m-mm);if(D.ori==1){let st=fe;fe=ye,ye=st}Xn=Jn.x&&fe>=Jn.dist,$n=Jn.y&&ye>=Jn.dist;let Ne=Jn.uni;Ne!=null?Xn&&$n&&(Xn=fe>=Ne,$n=ye>=Ne,!Xn&&!$n&&(ye>fe?$n=!0:Xn=!0)):Jn.x&&Jn.y&&(Xn||$n)&&(Xn=$n=!0);let Fe,ke;Xn&&(D.ori==0?(Fe=za,ke=Kt):(Fe=Ha,ke=rn),qo(gs(Fe,ke),On(ke-Fe)),$n||Yo(0,oe)),$n&&(D.ori==1?(Fe=za,ke=Kt):(Fe=Ha,ke=rn),Yo(gs(Fe,ke),On(ke-Fe)),Xn||qo(0,K)),!Xn&&!$n&&(qo(0,0),Yo(0,0))}if(Jn._x=Xn,Jn._y=$n,x==null){if(P){if(Pm!=null){let[fe,ye]=Rn.scales;Rn.values[0]=fe!=null?Ts(D.ori==0?Kt:rn,fe):null,Rn.values[1]=ye!=null?Ts(D.ori==1?Kt:rn,ye):null}Zo(pd,i,Kt,rn,O,Ce,N)}if(et){let fe=P&&Rn.setSeries,ye=Be.prox;na==null?er<=ye&&Es(wr,Va,!0,fe):er>ye?Es(null,Va,!0,fe):wr!=na&&Es(wr,Va,!0,fe)}}pe&&(de.idx=N,Sh()),w!==!1&&qn("setCursor")}let Er=null;Object.defineProperty(i,"rect",{get(){return Er==null&&Ko(!1),Er}});function Ko(x=!1){x?Er=null:(Er=_.getBoundingClientRect(),qn("syncRect",Er))}function ym(x,w,P,N,X,K,oe){he._lock||Mr&&x!=null&&x.movementX==0&&x.movementY==0||(Mh(x,w,P,N,X,K,oe,!1,x!=null),x!=null?ia(null,!0,!0):ia(w,!0,!1))}function Mh(x,w,P,N,X,K,oe,fe,ye){if(Er==null&&Ko(!1),Qe(x),x!=null)P=x.clientX-Er.left,N=x.clientY-Er.top;else{if(P<0||N<0){Kt=-10,rn=-10;return}let[Ne,Fe]=Rn.scales,ke=w.cursor.sync,[st,Ct]=ke.values,[Tt,_t]=ke.scales,[Je,$e]=Rn.match,Jt=w.axes[0].side%2==1,fn=D.ori==0?O:Ce,Yn=D.ori==1?O:Ce,Bt=Jt?K:X,pn=Jt?X:K,Ii=Jt?N:P,gi=Jt?P:N;if(Tt!=null?P=Je(Ne,Tt)?o(st,b[Ne],fn,0):-10:P=fn*(Ii/Bt),_t!=null?N=$e(Fe,_t)?o(Ct,b[Fe],Yn,0):-10:N=Yn*(gi/pn),D.ori==1){let qi=P;P=N,N=qi}}ye&&(w==null||w.cursor.event.type==pd)&&((P<=1||P>=O-1)&&(P=ua(P,O)),(N<=1||N>=Ce-1)&&(N=ua(N,Ce))),fe?(pm=P,mm=N,[za,Ha]=he.move(i,P,N)):(Kt=P,rn=N)}const bh={width:0,height:0,left:0,top:0};function wh(){cc(bh,!1)}let Sm,Mm,bm,wm;function Em(x,w,P,N,X,K,oe){Mr=!0,Xn=$n=Jn._x=Jn._y=!1,Mh(x,w,P,N,X,K,oe,!0,!1),x!=null&&(Mt(md,Of,Tm,!1),Zo(D_,i,za,Ha,O,Ce,null));let{left:fe,top:ye,width:Ne,height:Fe}=Zt;Sm=fe,Mm=ye,bm=Ne,wm=Fe}function Tm(x,w,P,N,X,K,oe){Mr=Jn._x=Jn._y=!1,Mh(x,w,P,N,X,K,oe,!1,!0);let{left:fe,top:ye,width:Ne,height:Fe}=Zt,ke=Ne>0||Fe>0,st=Sm!=fe||Mm!=ye||bm!=Ne||wm!=Fe;if(ke&&st&&cc(Zt),Jn.setScale&&ke&&st){let Ct=fe,Tt=Ne,_t=ye,Je=Fe;if(D.ori==1&&(Ct=ye,Tt=Fe,_t=fe,Je=Ne),Xn&&br(A,Ts(Ct,A),Ts(Ct+Tt,A)),$n)for(let $e in b){let Jt=b[$e];$e!=A&&Jt.from==null&&Jt.min!=Vt&&br($e,Ts(_t+Je,$e),Ts(_t,$e))}wh()}else he.lock&&(he._lock=!he._lock,ia(w,!0,x!=null));x!=null&&(Nn(md,Of),Zo(md,i,Kt,rn,O,Ce,null))}function sS(x,w,P,N,X,K,oe){if(he._lock)return;Qe(x);let fe=Mr;if(Mr){let ye=!0,Ne=!0,Fe=10,ke,st;D.ori==0?(ke=Xn,st=$n):(ke=$n,st=Xn),ke&&st&&(ye=Kt<=Fe||Kt>=O-Fe,Ne=rn<=Fe||rn>=Ce-Fe),ke&&ye&&(Kt=Kt<za?0:O),st&&Ne&&(rn=rn<Ha?0:Ce),ia(null,!0,!0),Mr=!1}Kt=-10,rn=-10,se.fill(null),ia(null,!0,!0),fe&&(Mr=fe)}function Am(x,w,P,N,X,K,oe){he._lock||(Qe(x),$o(),wh(),x!=null&&Zo(U_,i,Kt,rn,O,Ce,null))}function Rm(){R.forEach(b3),F(i.width,i.height,!0)}xa(ku,xo,Rm);const Wa={};Wa.mousedown=Em,Wa.mousemove=ym,Wa.mouseup=Tm,Wa.dblclick=Am,Wa.setSeries=(x,w,P,N)=>{let X=Rn.match[2];P=X(i,w,P),P!=-1&&Es(P,N,!0,!1)},me&&(Mt(D_,_,Em),Mt(pd,_,ym),Mt(N_,_,x=>{Qe(x),Ko(!1)}),Mt(I_,_,sS),Mt(U_,_,Am),Xf.add(i),i.syncRect=Ko);const uc=i.hooks=n.hooks||{};function qn(x,w,P){mi?Ft.push([x,w,P]):x in uc&&uc[x].forEach(N=>{N.call(null,i,w,P)})}(n.plugins||[]).forEach(x=>{for(let w in x.hooks)uc[w]=(uc[w]||[]).concat(x.hooks[w])});const Cm=(x,w,P)=>P,Rn=Pn({key:null,setSeries:!1,filters:{pub:$_,sub:$_},scales:[A,y[1]?y[1].scale:null],match:[q_,q_,Cm],values:[null,null]},he.sync);Rn.match.length==2&&Rn.match.push(Cm),he.sync=Rn;const Pm=Rn.key,Eh=My(Pm);function Zo(x,w,P,N,X,K,oe){Rn.filters.pub(x,w,P,N,X,K,oe)&&Eh.pub(x,w,P,N,X,K,oe)}Eh.sub(i);function rS(x,w,P,N,X,K,oe){Rn.filters.sub(x,w,P,N,X,K,oe)&&Wa[x](null,w,P,N,X,K,oe)}i.pub=rS;function aS(){Eh.unsub(i),Xf.delete(i),Wn.clear(),zf(ku,xo,Rm),c.remove(),Ae?.remove(),qn("destroy")}i.destroy=aS;function Th(){qn("init",n,e),Xo(e||n.data,!1),W[A]?vh(A,W[A]):$o(),ie=Zt.show&&(Zt.width>0||Zt.height>0),te=pe=!0,F(n.width,n.height)}return y.forEach(Ia),R.forEach(Zs),t?t instanceof HTMLElement?(t.appendChild(c),Th()):t(i,Th):Th(),i}si.assign=Pn;si.fmtNum=Zp;si.rangeNum=Bu;si.rangeLog=sh;si.rangeAsinh=Yp;si.orient=Na;si.pxRatio=Pt;si.join=p2;si.fmtDate=jp,si.tzDate=E2;si.sync=My;{si.addGap=o3,si.clipGaps=oh;let n=si.paths={points:Ry};n.linear=Py,n.stepped=u3,n.bars=h3,n.spline=f3}const m0=(n,e)=>({stroke:ti("--soft"),grid:{stroke:ti("--rule"),width:1},ticks:{stroke:ti("--rule"),width:1,size:4},font:'11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',labelFont:'11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',label:n,labelSize:n?14:0,labelGap:0,gap:3,size:e,values:(t,i)=>i.map(s=>s===null?"":Ke(s,5))});function w3(n,e){const t=n.colour??xr[e%xr.length];return{label:n.label,stroke:t,width:n.points?0:n.width??1.6,dash:n.dashed?[5,4]:void 0,paths:n.points?()=>null:void 0,points:{show:n.points??!1,size:6,fill:t,stroke:t,width:0},show:!n.hidden,spanGaps:!1}}function E3(n){return{hooks:{draw:e=>{if(!n.cursor)return;const t=Math.round(e.valToPos(n.cursor(),"x",!0))+.5;t<e.bbox.left||t>e.bbox.left+e.bbox.width||(e.ctx.save(),e.ctx.strokeStyle=ti("--link"),e.ctx.lineWidth=1.5*si.pxRatio,e.ctx.beginPath(),e.ctx.moveTo(t,e.bbox.top),e.ctx.lineTo(t,e.bbox.top+e.bbox.height),e.ctx.stroke(),e.ctx.restore())}}}}function T3(n,e){const t=n.curves.flatMap((i,s)=>i.bandTo===void 0?[]:[{series:[s+1,i.bandTo+1],fill:`${i.colour??xr[s]}33`}]);return{width:e,height:n.height??130,padding:[8,10,0,0],legend:{show:!1},cursor:{drag:{x:!1,y:!1},points:{size:5},y:!1},scales:{x:{time:!1,distr:n.logX?3:1},y:n.yRange?{range:(i,s,r)=>[n.yRange[0]??s,n.yRange[1]??r+.05*(r-s||1)]}:{}},axes:[m0(n.xLabel,20),m0("",46)],series:[{label:n.xLabel},...n.curves.map(w3)],bands:t,plugins:[E3(n)]}}function A3(n,e){const t=i=>{const s=n.over.getBoundingClientRect();e(n.posToVal(i.clientX-s.left,"x"))};n.over.addEventListener("pointerdown",i=>{n.over.setPointerCapture(i.pointerId),t(i)}),n.over.addEventListener("pointermove",i=>i.buttons===1&&t(i))}function Bs(n){const e=ss(null),t=Ws.value;Di(()=>{const s=e.current,r=[Array.from(n.x),...n.curves.map(c=>Array.from(c.values))],a=new si(T3(n,Math.max(120,s.clientWidth)),r,s);n.onSeek&&A3(a,n.onSeek);const o=new ResizeObserver(()=>{const c=s.clientWidth;c>0&&c!==a.width&&a.setSize({width:c,height:n.height??130})});o.observe(s);const l=n.cursor?nn(()=>{n.cursor(),a.redraw(!1,!1)}):()=>{};return()=>{l(),o.disconnect(),a.destroy()}},[n.x,n.height,n.title,t,...n.curves.map(s=>s.values)]);const i=n.curves.filter(s=>s.label!==""&&!s.hidden);return h("figure",{class:"plot",children:[h("figcaption",{class:"caption",children:[n.title,i.length>1&&i.map(s=>h("span",{class:"key",children:[h("span",{class:"swatch",style:{background:s.colour??xr[n.curves.indexOf(s)%xr.length]}}),s.label]},s.label))]}),h("div",{ref:e,role:"img","aria-label":`${n.title} over ${n.xLabel}`})]})}const R3=["mass_kg","duration_s","path_length_m","runout_m","drop_m","reach_angle_deg","max_speed_m_s","max_energy_kJ","max_translational_energy_kJ","max_rotational_energy_kJ","max_height_m","impacts"];function C3(n,e){const t=Os.value?.header.record[n];if(typeof t=="number")return t;const i=Wr.value;return i&&e<i.rows?i.numbers(n)[e]??null:null}function P3({rock:n}){return h("table",{class:"plain","data-test":"rock-numbers",children:h("tbody",{children:R3.map(e=>{const{label:t,unit:i}=Uo(e);return h("tr",{children:[h("td",{class:"soft",children:t}),h("td",{class:"number","data-column":e,children:mn(C3(e,n),i)})]},e)})})})}function L3(){const n=Os.value;if(!n)return null;const e=n.frames.times;return h(wt,{children:[["speed","m/s",[["speed_m_s","speed"]]],["kinetic energy","kJ",[["energy_kJ","total"],["rotational_energy_kJ","of rotation"]]],["height above ground","m",[["height_m","height"]]]].filter(([,,i])=>n.columns[i[0][0]]).map(([i,s,r])=>h(Bs,{title:`${i}, ${s}`,xLabel:"time, s",x:e,height:118,yRange:[0,null],curves:r.filter(([a])=>n.columns[a]).map(([a,o])=>({label:o,values:n.columns[a]})),cursor:()=>Dn.value,onSeek:Fo},i))})}function D3(){const n=Sn.value,e=Os.value,t=Ul.value[yp(yt.value,n)]??[],i=e?.header.stop??(Wr.value&&n<Wr.value.rows?Wr.value.word("stop",n):"");return h("aside",{class:"inspector","aria-label":`rock ${n}`,"data-test":"inspector",children:[h("div",{class:"dialog-head",children:[h("h2",{children:["Rock ",Ke(n),t.length>0&&h(wt,{children:[" ",h("span",{class:"chip",children:t.join(", ")})]})]}),h("button",{class:"button small icon plain","aria-label":"let go of the rock",onClick:()=>void bo(null),children:h(Bn,{name:"close"})})]}),h("p",{class:"soft",children:[e?e.header.rock_name:"",i?` · ${i}`:""]}),h(P3,{rock:n}),h("br",{}),!e&&(Uv.value==="file"||cn.value?.same_project===!1)&&h("div",{class:"warnings",children:"The project has changed since this run: its rocks cannot be played back."}),h(L3,{})]})}function N3(n){if(n.logarithmic)return[n.low,Math.sqrt(n.low*n.high),n.high].map((r,a)=>({share:a/2,text:Ke(r,2)}));const t=Pl(n.low,n.high,4).map(s=>({share:(s-n.low)/(n.high-n.low||1),text:Ke(s,3)})),i=t[t.length-1];return i&&i.share>.86?t:[...t,{share:1,text:Ke(n.high,3)}]}function g0({legend:n,what:e}){return h("div",{class:"plate legend","data-test":`legend-${e}`,children:[h("div",{class:"caption",children:[h("span",{children:[e,": ",n.title]}),h("span",{class:"soft",children:n.unit})]}),h("div",{class:"ramp",style:{background:cC(n.scale,"to right")}}),h("div",{class:"marks",children:N3(n).map(t=>h("span",{style:{left:`${100*t.share}%`},children:t.text},t.share))})]})}function rc(n){let e=0;for(let t=1;t<n.length;++t)e+=Math.hypot(n[t][0]-n[t-1][0],n[t][1]-n[t-1][1]);return e}function I3(n,e,t){const i=rc([e,t]),s=Math.min(4e3,Math.max(2,Math.ceil(i/(.5*Math.min(n.stepX,n.stepY))))),r=[],a=[];for(let o=0;o<=s;++o){const l=o/s,c=mp(n,e[0]+l*(t[0]-e[0]),e[1]+l*(t[1]-e[1]));r.push(l*i),a.push(Number.isNaN(c)?null:c)}return{distance:r,height:a}}function U3(n,e,t,i,s){const r=rc([n,e])||1,[a,o]=[(e[0]-n[0])/r,(e[1]-n[1])/r],[l,c]=[t-n[0],i-n[1]];return{distance:l*a+c*o,height:s,aside:a*c-o*l}}const hh=190;function F3(n,e,t,i){const[s,r,a,o]=[52,n-12,10,hh-24],l=Math.min((r-s)/i,(o-a)/Math.max(1e-6,t-e)),c=(r-s)/i,u=Math.min((o-a)/Math.max(1e-6,t-e),c*3);return{x:d=>s+d*c,y:d=>o-(d-e)*Math.max(l,u),low:e,high:t,length:i}}function O3(n,e,t,i){n.font='11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',n.fillStyle=ti("--soft"),n.strokeStyle=ti("--rule"),n.lineWidth=1,n.textAlign="right",n.textBaseline="middle";for(const s of Pl(e.low+i,e.high+i,4)){const r=Math.round(e.y(s-i))+.5;n.beginPath(),n.moveTo(52,r),n.lineTo(t-12,r),n.stroke(),n.fillText(Ke(s),46,r)}n.textAlign="center";for(const s of Pl(0,e.length,8))n.fillText(`${Ke(s)} m`,Math.min(e.x(s),t-24),hh-10)}function k3(n,e,t,i){n.strokeStyle=ti("--ink"),n.lineWidth=2,n.beginPath();let s=!1;i.forEach((r,a)=>{if(r===null)return void(s=!1);n[s?"lineTo":"moveTo"](e.x(t[a]),e.y(r)),s=!0}),n.stroke()}function B3(n,e,t,i){const s=yt.value,r=s.quantities.get(Gr.value),a=Gd.value?.high||1,o=c=>{const u=U3(t,i,s.positions[3*c],s.positions[3*c+1],s.positions[3*c+2]);return Math.abs(u.aside)<=iu.value&&u.distance>=0&&u.distance<=e.length?u:null};let l=0;n.lineWidth=1.2;for(let c=0;c<s.rocks.length;++c){let[u,d]=[o(s.offsets[c]),!1];for(let f=s.offsets[c]+1;f<s.offsets[c+1];++f){const p=o(f);u&&p&&(d=!0,n.strokeStyle=r?Hx(Bx("viridis",r[f]/a)):ti("--link"),n.beginPath(),n.moveTo(e.x(u.distance),e.y(u.height)),n.lineTo(e.x(p.distance),e.y(p.height)),n.stroke()),u=p}d&&(l+=1)}return l}function z3(n){const e=zt.value?.grid,t=is.value;if(!e||!t)return 0;const i=n.clientWidth,s=window.devicePixelRatio||1;[n.width,n.height]=[Math.round(i*s),Math.round(hh*s)];const r=n.getContext("2d");r.setTransform(s,0,0,s,0,0);const{distance:a,height:o}=I3(e,t.from,t.to),l=o.filter(p=>p!==null),[c,u]=[Math.min(...l),Math.max(...l)],d=F3(i,c-1,u+.12*(u-c)+2,rc([t.from,t.to]));O3(r,d,i,Sa()[2]);const f=B3(r,d,t.from,t.to);return k3(r,d,a,o),f}function H3(){const n=ss(null),e=ss(null),t=is.value,i=[t,iu.value,Ws.value,yt.value,Gr.value,zt.value];return Di(()=>{const s=()=>{n.current&&e.current&&(e.current.textContent=`${Ke(z3(n.current))} paths`)};s();const r=new ResizeObserver(s);return r.observe(n.current),()=>r.disconnect()},i),h("div",{class:"dock profile","data-test":"profile",children:[h("div",{class:"caption",children:[h("b",{children:"Cut"}),h("span",{class:"soft",children:mn(rc([t.from,t.to]),"m")}),h("label",{class:"check",children:["paths within",h("select",{value:String(iu.value),onChange:s=>iu.value=Number(s.currentTarget.value),children:[2,5,10,20,50,1e3].map(s=>h("option",{value:String(s),children:s===1e3?"all":`${s} m`},s))})]}),h("span",{class:"soft",ref:e}),h("span",{class:"space",style:{flex:1}}),h("button",{class:"button small icon plain","aria-label":"close the cut",onClick:()=>is.value=null,children:h(Bn,{name:"close"})})]}),h("canvas",{ref:n,style:{width:"100%",height:`${hh}px`,display:"block"},role:"img","aria-label":"ground and paths along the cut"})]})}const yd=2e3;function rm({what:n,frame:e=1/30,extra:t}){const{time:i,end:s,playing:r,speed:a}=AM,o=s.value,l=o<1?4:2;return h("div",{class:"dock timeline",role:"group","aria-label":"playback",children:[h("span",{class:"what",title:n,children:n}),h("button",{class:"button icon",onClick:pp,"aria-label":r.value?"pause":"play",title:"play or pause (space)","data-test":"play",children:h(Bn,{name:r.value?"pause":"play"})}),h("button",{class:"button icon",onClick:()=>Dl(-e),"aria-label":"one frame back",title:"one frame back (,)",children:h(Bn,{name:"back"})}),h("button",{class:"button icon",onClick:()=>Dl(e),"aria-label":"one frame forward",title:"one frame forward (.)",children:h(Bn,{name:"forward"})}),h("input",{type:"range",min:0,max:yd,step:1,value:o>0?i.value/o*yd:0,"aria-label":"time","data-test":"scrub","aria-valuetext":`${i.value.toFixed(2)} s`,onInput:c=>Fo(Number(c.currentTarget.value)/yd*o)}),h("span",{class:"number","data-test":"time",children:[i.value.toFixed(l)," of ",o.toFixed(l)," s"]}),h("label",{class:"check",title:"speed of the playback",children:[h("span",{class:"hidden-text",children:"speed"}),h("select",{value:String(a.value),onChange:c=>a.value=Number(c.currentTarget.value),"data-test":"speed",children:mv.map(c=>h("option",{value:String(c),children:[c,"×"]},c))})]}),t]})}const G3=[["oblique","Oblique","1"],["top","Top","2"],["front","Front","3"],["side","Side","4"]];function V3(){return h("div",{class:"plate bar",role:"group","aria-label":"camera",children:[G3.map(([n,e,t])=>h("button",{class:"button",title:`view (${t})`,onClick:()=>di.value?.stage.look(n),children:e},n)),h("button",{class:"button",title:"fit the rock or the slope (F)",onClick:()=>di.value?.fit(),children:"Fit"}),h("button",{class:"button","aria-pressed":gn.value==="cut"||is.value!==null,title:"cut through the slope along a line (C)","data-test":"tool-cut",onClick:()=>is.value!==null?is.value=null:gn.value=gn.value==="cut"?null:"cut",children:[h(Bn,{name:"cut"}),"Cut"]})]})}const W3=[["point","point","Point","source at a point (Q)"],["line","line","Line","source along a line (L)"],["area","area","Area","source in an area (A)"],["barrier","barrier","Barrier","barrier (W)"],["counter","counter","Counter","line on which rocks are counted (T)"],["region","region","Region","region of a material (G)"]];function X3(){return h("div",{class:"plate bar",role:"group","aria-label":"draw on the ground",children:W3.map(([n,e,t,i])=>h("button",{class:"button","aria-pressed":gn.value===n,"aria-label":t,title:`draw: ${i}`,"data-test":`tool-${n}`,onClick:()=>gn.value=gn.value===n?null:n,children:[h(Bn,{name:e}),h("span",{class:"wide-only",children:t})]},n))})}const $3={point:"Click where rocks are let go",line:"Click along the line; Enter or a double click ends",area:"Click the corners; Enter or a double click ends",barrier:"Click along the foot of the barrier; Enter or a double click ends",counter:"Click along the line; Enter or a double click ends",region:"Click the corners of the region; Enter or a double click ends",cut:"Click the two ends of the cut"};function q3(){const n=Gv.value,e=Sa();return n?h("div",{class:"plate readout","aria-hidden":"true",children:[(n[0]+e[0]).toFixed(1),", ",(n[1]+e[1]).toFixed(1)," · ",(n[2]+e[2]).toFixed(1)," m"]}):null}function Y3(){if(zt.value||!Ue.value)return null;const n=ya.value[0];return h("div",{class:"floating bottom-right",children:h("div",{class:"plate hint","data-test":"no-slope",children:Ue.value.data?.slope===void 0?"No slope yet: drop a height model (.tif, .asc) or a mesh onto the page":n?n.message:"Reading the slope …"})})}function K3(n){if(_n.value!==null&&Qt.value==="setup")return;const t={ArrowLeft:[-.1,0],ArrowRight:[.1,0],ArrowUp:[0,.08],ArrowDown:[0,-.08]}[n.key];t&&(n.preventDefault(),di.value?.stage.turn(...t))}function Z3(){const n=()=>{cr.value=!cr.value,cr.value||di.value?.fit()};return h("button",{class:"button","aria-pressed":cr.value,onClick:n,title:"the camera goes along with the rock (V)","data-test":"follow",children:"Follow"})}function J3(){const n=ss(null);xS(()=>{const t=new MP(n.current);return di.value=t,window.talusStage=t,()=>{di.value=null,t.dispose()}},[]);const e=Sn.value!==null?Os.value!==null:yt.value.rocks.length>0;return h("div",{class:"work",children:[h("div",{class:"stage-row",children:[h("div",{class:"stage",children:[h("div",{ref:n,class:"stage-host",tabIndex:0,role:"application","aria-label":"slope in space; arrows turn the camera",onKeyDown:K3,"data-test":"stage"}),h("div",{class:"floating top-left",children:[h(V3,{}),Qt.value==="setup"&&Ue.value?.writable&&zt.value&&h(X3,{}),Qt.value==="setup"&&h(db,{}),gn.value&&h("div",{class:"plate hint",role:"status",children:$3[gn.value]})]}),h("div",{class:"floating bottom-left",children:[Hd.value&&h(g0,{legend:Hd.value,what:"ground"}),ui.paths.value&&Gd.value&&h(g0,{legend:Gd.value,what:"paths"})]}),h("div",{class:"floating bottom-right",children:h(q3,{})}),h(Y3,{})]}),Sn.value!==null&&h(D3,{})]}),is.value&&h(H3,{}),e&&Jl.value&&h(rm,{what:Sn.value!==null?`Rock ${Sn.value}`:`${Ke(yt.value.rocks.length)} paths`,extra:Sn.value!==null&&h(Z3,{})})]})}const en=(n,...e)=>{const t=Yl(n??void 0,e);return typeof t=="number"?t:null},zs=(n,...e)=>{const t=Yl(n??void 0,e);return typeof t=="string"?t:""},ma=(n,...e)=>Yl(n??void 0,e)??null,Ta=(n,...e)=>{const t=Yl(n??void 0,e);return Array.isArray(t)?t:[]},qf=(n,...e)=>Ta(n,...e).map(t=>typeof t=="number"?t:null),Iy=["max_energy_kJ","max_speed_m_s","max_height_m","runout_m","max_translational_energy_kJ","max_rotational_energy_kJ","path_length_m","duration_s","drop_m","reach_angle_deg"],Uy=([n,e,t,i],[s,r,a,o])=>[n*s-e*r-t*a-i*o,n*r+e*s+t*o-i*a,n*a-e*o+t*s+i*r,n*o+e*a-t*r+i*s],j3=([n,e,t,i])=>[n,-e,-t,-i],ga=(n,e,t)=>e.map(i=>n.numbers(i)[t]),Yf=["x_m","y_m","z_m"],Kf=["qw","qx","qy","qz"],Q3=["vx_m_s","vy_m_s","vz_m_s"];function _0(n){const e=n.reduce((s,r)=>s+r.table.rows,0),t={times:new Float64Array(e),places:new Float32Array(3*e),attitudes:new Float32Array(4*e),velocities:new Float32Array(3*e)};let i=0;for(const{table:s,time:r,later:a,shift:o,turn:l}of n)for(let c=0;c<s.rows;++c,++i){t.times[i]=s.numbers(r)[c]+a,t.places.set(ga(s,Yf,c).map((d,f)=>d+o[f]),3*i);const u=ga(s,Kf,c);t.attitudes.set(l?Uy(u,l):u,4*i),t.velocities.set(ga(s,Q3,c),3*i)}return t}function eL(n,e,t){const i=n.rows-1,s=n.numbers("t_s")[i]??0,r={table:n,time:"t_s",later:0,shift:[0,0,0],turn:null};if(!e||e.rows===0)return{frames:_0([r]),duration:s,handOver:null,pedestal:[0,0,0]};const[a,o]=[ga(n,Yf,i),ga(e,Yf,0)],l=o.map((f,p)=>f-a[p]-t[p]),c=Uy(j3(ga(e,Kf,0)),ga(n,Kf,i)),u={table:e,time:"time_s",later:s,shift:t.map(f=>-f),turn:c},d=_0([{...r,shift:l},u]);return{frames:d,duration:d.times[d.times.length-1],handOver:s,pedestal:l}}const Mi=Ie(null),dh=Ie(null),Qr=Ie({}),tL=Et(()=>zs(dh.value,"study")||String(Pi(["study","type"])??"")),am=Et(()=>Ue.value?.kind==="rocking"),nL={single:["history.csv","runout_frames.csv"],grid:["cases.csv"],fragility:["runs.csv","fragility.csv"],overturning:["overturning.csv"]};async function iL(){const n=await Fs(bt.block());if(!n)return void(Mi.value=null);const{header:e,arrays:t}=n,i=(s,r)=>({positions:t[s]??new Float32Array(0),triangles:t[r]??new Uint32Array(0)});Mi.value={...e,body:i("position","index"),pedestal:i("pedestal_position","pedestal_index"),start:Array.from(t.start_position??[0,0,0]),attitude:Array.from(yv(t.start_attitude??Float32Array.from([0,0,0,1])))}}async function sL(n){const e=await Fs(bt.summary(n));if(n!==Ht.value||!e)return;const t=(nL[zs(e,"study")]??[]).filter(s=>cn.value?.files?.includes(s)??!0),i=await Promise.all(t.map(async s=>[s,await Fs(bt.table(n,s))]));n===Ht.value&&(dh.value=e,Qr.value=Object.fromEntries(i.flatMap(([s,r])=>r?[[s,Au(r)]]:[])))}nn(()=>{Pa.value,am.value?iL():Mi.value=null});const rL=Et(()=>cn.value&&!cn.value.live&&cn.value.complete?`${cn.value.id} ${cn.value.modified}`:"");nn(()=>{const n=rL.value;dh.value=null,Qr.value={},am.value&&n!==""&&sL(Ht.peek())});const zi=Et(()=>{const n=Qr.value["history.csv"],e=Qr.value["runout_frames.csv"]??null;return!n||n.rows===0||e&&!zt.value?null:eL(n,e,Sa())});nn(()=>{am.value&&Nl(zi.value?.duration??0)});class aL{stage;body;pedestal;ground;arrow=new cE(new H(1,0,0),new H,1,13983232);ring;plane=null;stops;constructor(e){this.stage=new $x(e),this.ground=new qx(this.stage),this.pedestal=new Uf(this.stage,"#8d979e"),this.body=new Uf(this.stage,"#c98f54"),this.ring=new Nr(this.stage,"ring",26,"#0b5cad",!0),this.stage.beforeDraw.add(()=>void(this.ring.points.visible=Mi.peek()!==null&&this.size()/this.stage.metresPerPixel()<8)),this.stage.scene.add(this.arrow),this.stops=[()=>this.colours(),()=>this.shapes(),()=>this.slope(),()=>this.move()].map(t=>nn(t))}dispose(){this.stops.forEach(e=>e()),this.stage.dispose()}colours(){Ws.value,this.stage.setBackground(ti("--stage")),this.ground.setWallColour(ti("--wall")),this.makePlane()}size(){const e=Mi.peek()?.body.positions??[1];return Math.max(...Array.from(e,Math.abs))||1}makePlane(){if(this.plane&&this.stage.scene.remove(this.plane),this.plane=null,!Mi.value||Mi.value.pedestal.triangles.length>0)return;const e=5*this.size();this.plane=new lE(e,20,new ut(ti("--soft")),new ut(ti("--rule"))),this.plane.rotateX(Math.PI/2),this.stage.scene.add(this.plane)}shapes(){const e=Mi.value;this.body.setMesh(e?.body??null),this.pedestal.setMesh(e&&e.pedestal.triangles.length>0?e.pedestal:null),this.makePlane(),e&&this.focusBlock()}focusBlock(){const e=Mi.value;if(!e)return;const[t,i,s]=zi.peek()?.pedestal??[0,0,0],r=1.25*this.size();this.stage.setSubject([t-r,i-r,s-.15*r],[t+r,i+r,s+e.start[2]+r],zt.peek()?Ff(zt.peek().grid):Math.PI/2),this.stage.look("oblique")}fit(){const e=zt.peek();if(!e)return this.focusBlock();this.stage.setSubject(...e.bounds,Ff(e.grid)),this.stage.look("oblique")}slope(){this.ground.setTerrain(zi.value?.handOver!==null&&zi.value?zt.value:null),this.ground.drape(null,[]),this.ground.setWallColour(ti("--wall")),zi.value&&this.pedestal.pose({place:zi.value.pedestal,attitude:[1,0,0,0]}),this.focusBlock()}move(){const e=zi.value,t=Mi.value;if(!t)return void(this.arrow.visible=!1);const i=e?Ox(e.frames,Dn.value):{place:t.start,attitude:t.attitude};this.body.pose(i),this.ring.set(Float32Array.from(i.place)),this.shake(Dn.value)}shake(e){const t=Qr.value["history.csv"];if(this.arrow.visible=!1,!t||!zi.value||e>(zi.value.handOver??1/0))return;const i=Math.min(t.rows-1,Gp(t.numbers("t_s"),e)),s=new H(...["ground_x_m_s2","ground_y_m_s2","ground_z_m_s2"].map(c=>t.numbers(c)[i]??0)),r=s.length()/9.81*3*this.size();if(r<.02*this.size())return;const[a,o,l]=zi.value.pedestal;this.arrow.visible=!0,this.arrow.position.set(a,o,l+.01),this.arrow.setDirection(s.normalize()),this.arrow.setLength(r,Math.min(.25*r,.2*this.size()),Math.min(.18*r,.14*this.size()))}}const Fy={rest:"#c94f4f",slide:"#4f7fc9",rock:"#a9a9a9","slide-rock":"#e5c84b",pure_rock:"#5fae6b",rock_slide:"#4f7fc9"},oL={mode_before:"before the impact",mode_after:"after the impact"};function lL(n,e,t){const i=[];for(let s=0;s<n.rows;++s)n.numbers("alpha_deg")[s]===t&&i.push({theta:n.numbers("theta0_deg")[s],mu:n.numbers("mu")[s],mode:n.word(e,s),least:n.numbers("mu_min_eq37")[s]});return i}function cL({cases:n}){const[e,t,i,s]=[520,340,44,10],r=[...new Set(n.map(m=>m.theta))].sort((m,g)=>m-g),a=[...new Set(n.map(m=>m.mu))].sort((m,g)=>m-g),[o,l,c,u]=[r[0],r[r.length-1],a[0],a[a.length-1]],[d,f]=[(e-i-10)/r.length,(t-s-36)/a.length],p=m=>i+d/2+(m-o)/(l-o||1)*(e-i-10-d),_=m=>t-36-f/2-(m-c)/(u-c||1)*(t-s-36-f),S=r.map(m=>n.find(g=>g.theta===m)).filter(m=>m.least<=u&&m.least>=c);return h("svg",{viewBox:`0 0 ${e} ${t}`,width:"100%",role:"img","aria-label":"modes over initial tilt and friction","font-size":"11",fill:"var(--soft)",children:[n.map(m=>h("rect",{x:p(m.theta)-d/2+.5,y:_(m.mu)-f/2+.5,width:d-1,height:f-1,fill:Fy[m.mode]??"#888",children:h("title",{children:`tilt ${m.theta}°, friction ${m.mu}: ${m.mode}`})},`${m.theta} ${m.mu}`)),h("polyline",{points:S.map(m=>`${p(m.theta)},${_(m.least)}`).join(" "),fill:"none",stroke:"var(--ink)","stroke-width":"2"}),Pl(c,u,6).map(m=>h("text",{x:i-6,y:_(m)+4,"text-anchor":"end",children:Ke(m,2)},m)),Pl(o,l,8).map(m=>h("text",{x:p(m),y:t-20,"text-anchor":"middle",children:Ke(m,3)},m)),h("text",{x:(e+i)/2,y:t-4,"text-anchor":"middle",children:"initial tilt, ° (up: friction)"})]})}function uL({cases:n}){const e=Hs(()=>[...new Set(n.numbers("alpha_deg"))].sort((s,r)=>s-r),[n]),[t,i]=bi(e[Math.floor(e.length/2)]);return h(wt,{children:[h("div",{class:"field",style:{maxWidth:"340px"},children:[h("label",{for:"alpha",children:"α, from the horizontal"}),h("span",{class:"value",children:h("select",{id:"alpha",value:String(t),onChange:s=>i(Number(s.currentTarget.value)),children:e.map(s=>h("option",{value:String(s),children:[s,"°"]},s))})})]}),h("div",{class:"mode-maps",children:["mode_before","mode_after"].map(s=>{const r=lL(n,s,t),a=[...new Set(r.map(o=>o.mode))];return h("figure",{class:"plot",children:[h("figcaption",{class:"caption",children:[oL[s],a.map(o=>h("span",{class:"key",children:[h("span",{class:"swatch",style:{background:Fy[o]??"#888",height:"10px"}}),o.replace("_"," ")]},o)),h("span",{class:"key",children:[h("span",{class:"swatch",style:{background:"var(--ink)"}}),"least friction for pure rocking"]})]}),h(cL,{cases:r})]},s)})})]})}const Sd={rest:"#d9dcde",slide:"#4f7fc9",rock:"#5fae6b","slide-rock":"#e5c84b",flight:"#c94f4f",pure_rock:"#5fae6b",rock_slide:"#4f7fc9"};function hL({history:n}){const e=ss(null);Di(()=>{const i=e.current;i.width=1200,i.height=1;const s=i.getContext("2d"),r=n.numbers("t_s"),a=r[n.rows-1]||1;for(let o=0;o<n.rows;++o){const[l,c]=[r[o]/a*1200,r[Math.min(o+1,n.rows-1)]/a*1200];s.fillStyle=Sd[n.word("mode",o)]??"#888",s.fillRect(l,0,Math.max(1,c-l),1)}},[n]);const t=[...new Set(Array.from({length:n.rows},(i,s)=>n.word("mode",s)))];return h("figure",{class:"plot",children:[h("figcaption",{class:"caption",children:["mode",Object.keys(Sd).filter(i=>t.includes(i)).map(i=>h("span",{class:"key",children:[h("span",{class:"swatch",style:{background:Sd[i],height:"10px"}}),i]},i))]}),h("div",{style:{padding:"4px 10px 0 46px"},children:h("canvas",{ref:e,class:"modes",role:"img","aria-label":"modes over time"})})]})}const v0=9.80665,dL=()=>Math.min(240,Math.max(118,Math.round((window.innerHeight-190)/3-44)));function fL({history:n}){const e=n.numbers("t_s"),[t,i]=[n.numbers("x_m")[0],n.numbers("y_m")[0]],s=Hs(()=>({wayX:n.numbers("x_m").map(a=>a-t),wayY:n.numbers("y_m").map(a=>a-i),groundX:n.numbers("ground_x_m_s2").map(a=>a/v0),groundY:n.numbers("ground_y_m_s2").map(a=>a/v0)}),[n]),r={x:e,xLabel:"time, s",cursor:()=>Dn.value,onSeek:Fo,height:dL()};return h(wt,{children:[h(hL,{history:n}),h(Bs,{...r,title:"tilt, °",curves:[{label:"tilt",values:n.numbers("tilt_deg")}],yRange:[0,null]}),h(Bs,{...r,title:"way of the centre (slip and rocking), m",curves:[{label:"x (east)",values:s.wayX},{label:"y (north)",values:s.wayY}]}),h(Bs,{...r,title:"ground, g",curves:[{label:"x (east)",values:s.groundX},{label:"y (north)",values:s.groundY}]})]})}function pL(n){const e=new Map,[t,i]=[n.numbers("pga_g"),n.numbers("toppled")];for(let r=0;r<n.rows;++r){const a=Number(t[r].toPrecision(6)),[o,l]=e.get(a)??[0,0];e.set(a,[o+1,l+(i[r]>0?1:0)])}const s=[...e.keys()].sort((r,a)=>r-a);return{pga:s,share:s.map(r=>e.get(r)[1]/e.get(r)[0])}}function mL(n,e){const t=n?Array.from(n.numbers("pga_g")):[],i=[...new Set([...t,...e.pga])].sort((r,a)=>r-a),s=(r,a)=>i.map(o=>{const l=r.indexOf(o);return l<0?void 0:a[l]});return{x:i,curve:r=>s(t,n?.numbers(r)??[]),marks:s(e.pga,e.share).map(r=>r??null)}}function gL({runs:n,fit:e}){const t=Hs(()=>{const{x:s,curve:r,marks:a}=mL(e,pL(n)),o=e?[{label:"",values:r("log_normal_upper_95"),colour:"#0072b2",width:.5,bandTo:1},{label:"",values:r("log_normal_lower_95"),colour:"#0072b2",width:.5},{label:"log-normal, 95 % band",values:r("log_normal"),colour:"#0072b2",width:2},{label:"logistic",values:r("logistic"),colour:"#d55e00",dashed:!0}]:[];return{x:s,curves:[...o,{label:"share of runs",values:a,colour:"#1d8a5f",points:!0}]}},[n,e]),i=Hs(()=>{const s=Array.from({length:n.rows},(l,c)=>c).sort((l,c)=>n.numbers("pga_g")[l]-n.numbers("pga_g")[c]),r=l=>[null,...s.map(c=>n.numbers("toppled")[c]>0===l?n.numbers("pgv_over_pga_s")[c]:null),null],a=s.map(l=>n.numbers("pga_g")[l]),o=.04*(a[a.length-1]-a[0]||1);return{x:[a[0]-o,...a,a[a.length-1]+o],stood:r(!1),toppled:r(!0)}},[n]);return h(wt,{children:[h(Bs,{title:"chance of toppling",xLabel:"PGA, g",x:t.x,curves:t.curves,height:300,yRange:[0,1.02]}),h(Bs,{title:"every run: PGV/PGA, s",xLabel:"PGA, g",x:i.x,height:220,yRange:[0,null],curves:[{label:"stood",values:i.stood,colour:"#0072b2",points:!0},{label:"toppled",values:i.toppled,colour:"#d55e00",points:!0}]})]})}function _L({table:n}){const e=Hs(()=>{const t=Array.from({length:n.rows},(i,s)=>s).sort((i,s)=>n.numbers("frequency_hz")[i]-n.numbers("frequency_hz")[s]);return{x:t.map(i=>n.numbers("frequency_hz")[i]),y:t.map(i=>n.numbers("threshold_g")[i]),points:t.map(i=>n.numbers("threshold_g")[i])}},[n]);return h(Bs,{title:"least PGA that overturns, g",xLabel:"frequency, Hz",x:e.x,height:320,yRange:[0,null],curves:[{label:"threshold",values:e.y,width:2},{label:"computed",values:e.points,colour:"#0072b2",points:!0}]})}function vL(){const n=Qr.value;return n["history.csv"]?h(fL,{history:n["history.csv"]}):n["runs.csv"]?h(gL,{runs:n["runs.csv"],fit:n["fragility.csv"]??null}):n["overturning.csv"]?h(_L,{table:n["overturning.csv"]}):n["cases.csv"]?h(uL,{cases:n["cases.csv"]}):h("p",{class:"empty",children:"No results yet. Press Run."})}function xL(){const n=ss(null),[e,t]=bi(null);return Di(()=>{const i=new aL(n.current);return t(i),()=>i.dispose()},[]),h("div",{class:"stage",children:[h("div",{ref:n,class:"stage-host","data-test":"stage"}),h("div",{class:"floating top-left",children:h("div",{class:"plate bar",role:"group","aria-label":"camera",children:[[["oblique","Oblique"],["top","Top"],["front","Front"],["side","Side"]].map(([i,s])=>h("button",{class:"button",onClick:()=>e?.stage.look(i),children:s},i)),h("button",{class:"button",onClick:()=>e?.focusBlock(),children:"Block"}),zi.value?.handOver!==null&&zi.value&&h("button",{class:"button",onClick:()=>e?.fit(),children:"Slope"})]})})]})}function yL(){const n=Qr.value["cases.csv"]!==void 0||Mi.value===null&&Object.keys(Qr.value).length>0;return h("div",{class:"work",children:[h("div",{class:n?"split one":"split",children:[!n&&h(xL,{}),h("div",{class:"plots","data-test":"plots",children:h(vL,{})})]}),zi.value&&Jl.value&&h(rm,{what:Ht.value?Vs(Ht.value):"",frame:.01})]})}function SL(n,e,t,i){const s=n.bodies.length;if(!t||e.length===0)return n.bodies.map(u=>u.start);const r=Gp(e,i),a=Math.min(r+1,e.length-1),o=e[a]-e[r],l=o>0?Math.min(1,Math.max(0,(i-e[r])/o)):0,c=(u,d)=>u[r*s+d]+l*(u[a*s+d]-u[r*s+d]);return n.bodies.map((u,d)=>[c(t.x,d),c(t.y,d),c(t.theta,d)])}const fh=([n,e],[t,i,s])=>[t+Math.cos(s)*n-Math.sin(s)*e,i+Math.sin(s)*n+Math.cos(s)*e];function Oy(n){if(n.viewport){const[r,a]=n.viewport.centre;return{x:r,y:a,halfWidth:n.viewport.size,halfHeight:n.viewport.size}}let[e,t,i,s]=[1/0,1/0,-1/0,-1/0];for(const r of n.bodies)for(const a of r.vertices){const[o,l]=fh(a,r.start);[e,t,i,s]=[Math.min(e,o-r.radius),Math.min(t,l-r.radius),Math.max(i,o+r.radius),Math.max(s,l+r.radius)]}return i>e?{x:(e+i)/2,y:(t+s)/2,halfWidth:.75*(i-e),halfHeight:.75*(s-t)}:{x:0,y:0,halfWidth:1,halfHeight:1}}const x0=[[.49,.58,.66],[.69,.55,.42],[.54,.62,.49],[.66,.52,.56],[.6,.58,.71],[.75,.66,.37],[.44,.64,.63],[.71,.47,.42]],El=(n,e=1)=>`rgb(${n.map(t=>Math.round(255*Math.min(1,t*e))).join(" ")})`;function ML(n,e,t,i){n.beginPath(),e.vertices.forEach((s,r)=>n[r?"lineTo":"moveTo"](...i(fh(s,t)))),n.closePath()}function bL(n,e,t,i,s,r){const a=e.colour??(e.fixed?[.55,.58,.6]:x0[t%x0.length]);ML(n.pen,e,i,s),n.pen.lineJoin=n.pen.lineCap="round";for(const[c,u]of[[2*e.radius*r+2.4,El(a,.6)],[2*e.radius*r,El(a)]])n.pen.lineWidth=c,n.pen.strokeStyle=n.pen.fillStyle=u,n.pen.stroke(),n.pen.fill();if(e.fixed)return;const[o,l]=e.vertices[0];n.pen.beginPath(),n.pen.moveTo(...s([i[0],i[1]])),n.pen.lineTo(...s(fh([.7*o,.7*l],i))),n.pen.lineWidth=1.5,n.pen.strokeStyle=El(a,.5),n.pen.stroke()}function wL(n,e,t,i){const s=Math.hypot(t[0]-e[0],t[1]-e[1])||1,[r,a]=[(e[1]-t[1])/s,(t[0]-e[0])/s];n.pen.beginPath(),n.pen.moveTo(...e);for(let o=1;o<24;++o){const l=o<3||o>21?0:o%2?5:-5;n.pen.lineTo(e[0]+o/24*(t[0]-e[0])+l*r,e[1]+o/24*(t[1]-e[1])+l*a)}n.pen.lineTo(...t),n.pen.lineWidth=1.6,n.pen.strokeStyle=i,n.pen.stroke()}function EL(n,e,t,i){const s=Math.min(n.width/(2*i.halfWidth),n.height/(2*i.halfHeight)),r=([o,l])=>[n.width/2+(o-i.x)*s,n.height/2-(l-i.y)*s];n.pen.clearRect(0,0,n.width,n.height),e.background&&(n.pen.fillStyle=El(e.background),n.pen.fillRect(0,0,n.width,n.height)),e.bodies.forEach((o,l)=>bL(n,o,l,t[l],r,s));const a=o=>r(o.body<0?o.point:fh(o.point,t[o.body]));for(const o of e.springs)wL(n,a(o.a),a(o.b),o.colour?El(o.colour):n.soft)}const Aa=Ie(null),ph=Ie(null),om=Ie(null),lm=Ie(null),cm=Et(()=>Ue.value?.kind==="scene"),TL=6e5;async function AL(n){const e=await Fs(bt.summary(n));if(!e||n!==Ht.value)return;const t=en(e,"bodies")??1,i=en(e,"steps")??0,s=Math.max(1,Math.ceil(i*t/TL),Math.ceil(i/4e3)),[r,a]=await Promise.all([Fs(bt.table(n,"states.csv",{columns:"time,x,y,theta",every:s,group:t})),Fs(bt.table(n,"energy.csv",{every:Math.max(1,Math.ceil(i/4e3))}))]);n===Ht.value&&(lm.value=e,ph.value=r&&Au(r),om.value=a&&Au(a))}nn(()=>{Pa.value,Aa.value=null,cm.value&&Fs(bt.scene()).then(n=>Aa.value=n)});const RL=Et(()=>cn.value&&!cn.value.live&&cn.value.complete?`${cn.value.id} ${cn.value.modified}`:"");nn(()=>{const n=RL.value;ph.value=om.value=lm.value=null,cm.value&&n!==""&&AL(Ht.peek())});const ky=Et(()=>{const n=Aa.value?.bodies.length??0,e=ph.value?.numbers("time");return!e||n===0?new Float64Array(0):Float64Array.from({length:Math.floor(e.length/n)},(t,i)=>e[i*n])});nn(()=>{const n=ky.value;cm.value&&Nl(n.length>0?n[n.length-1]:0)});function CL(n,e){const t=Aa.value,i=ph.value,s=Dn.value;if(Ws.value,!t)return;const r=window.devicePixelRatio||1,[a,o]=[n.clientWidth,n.clientHeight];(n.width!==Math.round(a*r)||n.height!==Math.round(o*r))&&([n.width,n.height]=[Math.round(a*r),Math.round(o*r)]);const l=n.getContext("2d");l.setTransform(r,0,0,r,0,0);const c=i&&{x:i.numbers("x"),y:i.numbers("y"),theta:i.numbers("theta")};EL({pen:l,width:a,height:o,soft:ti("--soft")},t,SL(t,ky.value,c,s),e)}function PL(n,e,t){const i=()=>Math.min(n.clientWidth/(2*e.halfWidth),n.clientHeight/(2*e.halfHeight));n.addEventListener("wheel",s=>{s.preventDefault();const r=Math.exp(.0012*s.deltaY),a=n.getBoundingClientRect(),[o,l]=[(s.clientX-a.left-a.width/2)/i(),(a.height/2-(s.clientY-a.top))/i()];e.x+=o*(1-r),e.y+=l*(1-r),e.halfWidth*=r,e.halfHeight*=r,t()},{passive:!1}),n.addEventListener("pointerdown",s=>n.setPointerCapture(s.pointerId)),n.addEventListener("pointermove",s=>{s.buttons===1&&(e.x-=s.movementX/i(),e.y+=s.movementY/i(),t())}),n.addEventListener("dblclick",()=>{Object.assign(e,Oy(Aa.value)),t()})}function LL(){const n=ss(null),e=Aa.value;return Di(()=>{if(!e)return;const t=n.current,i=Oy(e),s=()=>CL(t,i),r=nn(s);PL(t,i,s);const a=new ResizeObserver(s);return a.observe(t),()=>{r(),a.disconnect()}},[e]),h("canvas",{ref:n,class:"stage-canvas",style:{width:"100%",height:"100%"},role:"img","aria-label":"bodies of the scene","data-test":"scene"},e?"scene":"none")}function DL(){const n=om.value,e=Hs(()=>{if(!n)return null;const i=(o,l)=>n.numbers(o).map((c,u)=>c+n.numbers(l)[u]),s=n.numbers("U").reduce((o,l)=>Math.min(o,l),1/0),r=n.numbers("U").map(o=>o-s),a=i("T_center","T_spin");return{t:n.numbers("time"),kinetic:a,potential:r,total:a.map((o,l)=>o+r[l]),px:n.numbers("Px"),py:n.numbers("Py"),l:i("L_center","L_spin")}},[n]);if(!e)return h("p",{class:"empty",children:"No results yet. Press Run."});const t={x:e.t,xLabel:"time, s",cursor:()=>Dn.value,onSeek:Fo,height:140};return h("div",{class:"two-plots",children:[h(Bs,{...t,title:"energy, J",curves:[{label:"kinetic",values:e.kinetic,colour:"#0072b2"},{label:"potential",values:e.potential,colour:"#d55e00"},{label:"total",values:e.total,colour:Ws.value?"#e4e7e9":"#1d2327"}]}),h(Bs,{...t,title:"momentum, N s (N m s)",curves:[{label:"x",values:e.px},{label:"y",values:e.py},{label:"angular",values:e.l}]})]})}function NL(){return h("div",{class:"work",children:[h("div",{class:"stage",children:h(LL,{})}),h("div",{class:"dock",style:{padding:"8px 14px"},"data-test":"plots",children:h(DL,{})}),Jl.value&&h(rm,{what:Ht.value?Vs(Ht.value):"",frame:Aa.value?.dt??.01})]})}const By={queued:"waiting",running:"running",writing:"writing results",done:"done",interrupted:"interrupted",failed:"failed"};function mh({run:n}){const e=n.rate===null?"":`${Ke(n.rate,3)} ${n.unit}/s`;return h(wt,{children:[h("div",{class:"progress",role:"progressbar","aria-valuemin":0,"aria-valuemax":n.total,"aria-valuenow":n.done,"aria-label":`progress of ${Vs(n.id)}`,children:h("div",{style:{width:`${100*QS(n)}%`}})}),h("div",{class:"line soft number",children:[h("span",{"data-test":"progress",children:[Ke(n.done)," of ",Ke(n.total)," ",n.unit]}),h("span",{class:"push",children:n.live?[e,n.left_s===null?"":`${hv(n.left_s)} left`].filter(Boolean).join(" · "):By[n.state]})]})]})}function IL({run:n}){const e=()=>{Eu(n.id),Qt.value="results"},t=Ht.value===n.id;return h("li",{class:`run${t?" chosen":""}`,"data-test":"run-item","data-state":n.state,children:[h("div",{class:"line",children:[h("button",{class:"name",onClick:()=>Eu(n.id),"aria-pressed":t,title:n.id,children:Vs(n.id)}),h("span",{class:`chip push${n.state==="failed"?" bad":n.state==="interrupted"?" warn":n.state==="done"?" good":""}`,"data-test":"run-state",children:By[n.state]})]}),n.state==="done"?h("div",{class:"line soft number",children:[h("span",{children:[Ke(n.done)," ",n.unit]}),h("span",{class:"push",children:n.seconds===null?"":`in ${hv(n.seconds)}`})]}):h(mh,{run:n}),n.error&&h("div",{class:"error-box",children:n.error.message}),h("div",{class:"line",children:[n.complete&&h("button",{class:"button small",onClick:e,"data-test":"run-look",children:"Look"}),n.live&&h("button",{class:"button small danger",onClick:()=>void sM(n.id),"data-test":"run-cancel",children:"Cancel"}),n.resumable&&!n.live&&h("button",{class:"button small",onClick:()=>void rM(n.id),"data-test":"run-resume",children:"Resume"}),n.complete&&Ue.value?.kind==="rockfall"&&!t&&h("button",{class:"button small",onClick:()=>{Wi.value=n.id,Qt.value="compare"},"data-test":"run-compare",children:["Compare with ",Ht.value?Vs(Ht.value):""]}),!n.same_project&&h("span",{class:"soft push",children:"project changed since"})]})]})}function UL(){return h(wt,{children:[Ue.value?.writable&&h("div",{class:"actions",style:{marginTop:0},children:h("button",{class:"button primary",onClick:()=>Ll.value=!0,children:"New run"})}),kn.value.length===0&&h("p",{class:"empty",children:"No runs yet."}),h("ul",{children:kn.value.map(n=>h(IL,{run:n},n.id))})]})}function zy(){const[n,e]=[Mo.value,Qt.value==="compare"?Fl.value:null],t=Hs(()=>{const i=qf(n,"runout","cumulative","percent"),s=(a,o)=>qf(a,"runout","cumulative",o),r=[{label:"",values:s(n,"runout_upper_m"),colour:"#0072b2",width:.5,bandTo:1},{label:"",values:s(n,"runout_lower_m"),colour:"#0072b2",width:.5},{label:"this run",values:s(n,"runout_m"),colour:"#0072b2"}];return e&&r.push({label:"other run",values:s(e,"runout_m"),colour:"#d55e00",dashed:!0}),{percent:i,curves:r}},[n,e]);return t.percent.length===0?null:h(Bs,{title:"runout that so many rocks do not exceed, m",xLabel:"per cent of rocks",x:t.percent,curves:t.curves,height:170,yRange:[0,null]})}function FL({s:n}){const e=[[Ke(en(n,"rocks")),"rocks","rocks"],[mn(ma(n,"statistics","max_energy_kJ")?.percentile_95,"kJ"),"largest kinetic energy, 95 %","max_energy_kJ"],[mn(ma(n,"statistics","max_speed_m_s")?.percentile_95,"m/s"),"largest speed, 95 %","max_speed_m_s"],[mn(ma(n,"statistics","max_height_m")?.percentile_95,"m"),"largest height, 95 %","max_height_m"],[mn(ma(n,"statistics","runout_m")?.percentile_95,"m"),"runout, 95 %","runout_m"],[Ke(en(n,"work","impacts")),"impacts","impacts"]];return h("div",{class:"cards",children:e.map(([t,i,s])=>h("div",{class:"card",children:[h("b",{"data-test":`card-${s}`,children:t}),h("span",{children:i})]},s))})}const OL=[["paths","paths","#21908d",!1],["impacts","impacts","#ffffff",!0],["starts","starts","#d7261e",!0],["ends","where rocks came to rest","#f5a700",!0],["features","sources, barriers, counters","#0f8b80",!1],["regions","materials","#0072b2",!1]];function kL(){const n=[...yt.value.quantities.keys()],e=Ma.value.find(t=>t.name===ns.value);return h("section",{class:"section",children:[h("h2",{children:"On the stage"}),h("div",{class:"field",children:[h("label",{for:"drape",children:"ground"}),h("span",{class:"value",children:h("select",{id:"drape",value:ns.value??"","data-test":"drape",onChange:t=>{ns.value=t.currentTarget.value||null,fo.value=1},children:[h("option",{value:"",children:"hillshade"}),Ma.value.map(t=>h("option",{value:t.name,children:[t.title,t.unit?`, ${t.unit}`:""]},t.name))]})})]}),e&&e.bands.length>1&&h("div",{class:"field",children:[h("label",{for:"band",children:"value or interval"}),h("span",{class:"value",children:h("select",{id:"band",value:String(fo.value),onChange:t=>fo.value=Number(t.currentTarget.value),children:e.bands.map((t,i)=>h("option",{value:String(i+1),children:t},t))})})]}),h("div",{class:"field",children:[h("label",{for:"quantity",children:"colour of paths"}),h("span",{class:"value",children:h("select",{id:"quantity",value:Gr.value,"data-test":"quantity",onChange:t=>Gr.value=t.currentTarget.value,children:n.map(t=>h("option",{value:t,children:lv[t]??t},t))})})]}),OL.map(([t,i,s,r])=>h("label",{class:"check",children:[h("input",{type:"checkbox",checked:ui[t].value,onChange:a=>ui[t].value=a.currentTarget.checked,"data-test":`layer-${t}`}),i,h("span",{class:`swatch${r?" dot":""}`,style:{background:s}})]},t))]})}function BL(){const n=Ul.value.flatMap((e,t)=>e.map(i=>({role:i,rock:yt.value.rocks[t]}))).filter(e=>e.rock!==void 0);return n.length===0?null:h("section",{class:"section",children:[h("h2",{children:"Rocks to look at"}),h("div",{class:"actions",children:n.map(({role:e,rock:t})=>h("button",{class:"button small",onClick:()=>void bo(t),"data-test":`role-${e}`,children:[e,": ",Ke(t)]},e))})]})}function zL({s:n}){return h("details",{class:"section",children:[h("summary",{children:["Statistics",h("span",{class:"brief",children:"intervals of 95 % confidence"})]}),h("div",{class:"inner scroll-x",children:h("table",{class:"plain",children:[h("thead",{children:h("tr",{children:[h("th",{}),h("th",{class:"number",children:"median"}),h("th",{class:"number",children:"95 %"}),h("th",{class:"number",children:"highest"})]})}),h("tbody",{children:Iy.map(e=>{const t=ma(n,"statistics",e),{label:i,unit:s}=Uo(e);return t?h("tr",{children:[h("td",{children:h("span",{class:"soft",children:[i,", ",s]})}),h("td",{class:"number",title:$m(t.median_ci),children:Ke(t.median)}),h("td",{class:"number",title:$m(t.percentile_95_ci),children:Ke(t.percentile_95)}),h("td",{class:"number",children:Ke(t.highest)})]},e):null})})]})})]})}function HL({s:n,i:e}){const t=(...o)=>en(n,"lines",e,...o),i=qf(n,"lines",e,"reach_probability_ci"),s=t("reach_probability"),r=o=>o===null?"–":Ke(100*o,3),a=[["rocks that cross",Ke(t("rocks"))],["share of all",`${r(s)} % (${r(i[0]??null)} … ${r(i[1]??null)})`],["energy, 95 %",mn(t("energy_kJ","percentile_95"),"kJ")],["speed, 95 %",mn(t("speed_m_s","percentile_95"),"m/s")],["height, 95 %",mn(t("height_above_ground_m","percentile_95"),"m")],["UNI 11211-4 needs",`${mn(t("design","uni_11211_4","required_energy_kJ"),"kJ",3)}, ${mn(t("design","uni_11211_4","required_height_m"),"m",2)}`],["ONR 24810 needs",`${mn(t("design","onr_24810","required_energy_kJ"),"kJ",3)}, ${mn(t("design","onr_24810","required_height_m"),"m",2)}`]];return h("details",{class:"item",children:[h("summary",{children:[zs(n,"lines",e,"name"),h("span",{class:"brief",children:[zs(n,"lines",e,"kind"),", ",Ke(t("rocks"))," rocks"]})]}),h("div",{class:"inner",children:h("table",{class:"plain",children:h("tbody",{children:a.map(([o,l])=>h("tr",{children:[h("td",{class:"soft",children:o}),h("td",{class:"number",children:l})]},o))})})})]})}function GL({s:n}){const e=Object.entries(n.stop??{}).filter(([,t])=>t>0);return h("details",{class:"section",children:[h("summary",{children:["Why rocks ended",h("span",{class:"brief",children:[e.length," reasons"]})]}),h("div",{class:"inner",children:h("table",{class:"plain",children:h("tbody",{children:e.map(([t,i])=>h("tr",{children:[h("td",{class:"soft",children:t}),h("td",{class:"number",children:Ke(i)})]},t))})})})]})}function VL(){const n=Mo.value,e=cn.value,t=Ta(n,"lines").length;return h(wt,{children:[e&&e.state!=="done"&&h(mh,{run:e}),e&&e.warnings.length>0&&h("div",{class:"warnings",children:[h("b",{children:"Before you use these numbers"}),e.warnings.map(i=>h("div",{children:i},i))]}),n&&h(FL,{s:n}),h(kL,{}),h(BL,{}),n&&t>0&&h("section",{class:"section",children:[h("h2",{children:["Lines ",h("span",{class:"count",children:"barriers and counters"})]}),Ta(n,"lines").map((i,s)=>h(HL,{s:n,i:s},s))]}),n&&h("details",{class:"section",children:[h("summary",{children:"Runout"}),h("div",{class:"inner",children:h(zy,{})})]}),n&&h(zL,{s:n}),n&&h(GL,{s:n})]})}function WL(n,e){return typeof e=="boolean"?e?"yes":"no":typeof e=="number"?mn(e,Uo(n).unit):e===null?"–":String(e)}function Hy({table:n,title:e}){const t=Object.entries(n).filter(([,s])=>typeof s!="object"||s===null),i=Object.entries(n).filter(([,s])=>typeof s=="object"&&s!==null&&!Array.isArray(s));return h(wt,{children:[h("section",{class:"section",children:[h("h2",{children:e}),h("table",{class:"plain",children:h("tbody",{children:t.map(([s,r])=>h("tr",{children:[h("td",{class:"soft",children:Uo(s).label}),h("td",{class:"number","data-result":s,children:WL(s,r)})]},s))})})]}),i.map(([s,r])=>h(Hy,{table:r,title:s.replaceAll("_"," ")},s))]})}function XL(){const n=dh.value,e=cn.value;return h(wt,{children:[e&&e.state!=="done"&&h(mh,{run:e}),e&&e.warnings.length>0&&h("div",{class:"warnings",children:e.warnings.map(t=>h("div",{children:t},t))}),n&&h("div",{class:"cards",children:[h("div",{class:"card",children:[h("b",{children:tL.value}),h("span",{children:"study"})]}),Mi.value&&h("div",{class:"card",children:[h("b",{children:mn(Mi.value.mass_kg,"kg")}),h("span",{children:"mass of the block"})]}),Mi.value?.critical_tilt_deg!=null&&h("div",{class:"card",children:[h("b",{children:mn(Mi.value.critical_tilt_deg,"°")}),h("span",{children:"critical tilt"})]}),en(n,"results","peak_tilt_deg")!==null&&h("div",{class:"card",children:[h("b",{"data-test":"card-peak_tilt_deg",children:mn(en(n,"results","peak_tilt_deg"),"°")}),h("span",{children:"peak tilt"})]})]}),n&&Ta(n,"motions").length>0&&h("section",{class:"section",children:[h("h2",{children:"Ground motion"}),h("div",{class:"scroll-x",children:h("table",{class:"plain",children:[h("thead",{children:h("tr",{children:[h("th",{children:"motion"}),h("th",{class:"number",children:"PGA, g"}),h("th",{class:"number",children:"PGV, m/s"}),h("th",{class:"number",children:"PGV/PGA, s"})]})}),h("tbody",{children:Ta(n,"motions").slice(0,30).map((t,i)=>h("tr",{children:[h("td",{children:zs(n,"motions",i,"name")}),h("td",{class:"number",children:Ke((en(n,"motions",i,"pga_m_s2")??NaN)/9.80665)}),h("td",{class:"number",children:Ke(en(n,"motions",i,"pgv_m_s"))}),h("td",{class:"number",children:Ke(en(n,"motions",i,"pgv_over_pga_s"))})]},i))})]})})]}),n&&h(Hy,{table:n.results??{},title:"Results"})]})}const $L={E:["energy","J"],T_center:["kinetic, centres","J"],T_spin:["kinetic, spins","J"],U:["potential","J"],Px:["momentum x","N s"],Py:["momentum y","N s"],L_center:["angular, centres","N m s"],L_spin:["angular, spins","N m s"]};function qL({s:n}){return h("section",{class:"section",children:[h("h2",{children:"Start and end"}),h("table",{class:"plain",children:[h("thead",{children:h("tr",{children:[h("th",{}),h("th",{class:"number",children:"start"}),h("th",{class:"number",children:"end"})]})}),h("tbody",{children:Object.entries($L).map(([e,[t,i]])=>h("tr",{children:[h("td",{class:"soft",children:[t,", ",i]}),h("td",{class:"number",children:Ke(en(n,"initial",e),3)}),h("td",{class:"number","data-result":`final.${e}`,children:Ke(en(n,"final",e),3)})]},e))})]})]})}function YL(){const n=lm.value,e=cn.value,t=[["law",zs(n,"law")],["integrator",zs(n,"integrator")],["step",mn(en(n,"dt"),"s")],["steps with contacts",Ke(en(n,"steps_with_contacts"))],["contacts handled",Ke(en(n,"contacts_handled"))],["failed solves",Ke(en(n,"failed_solves"))],["largest gain of energy",mn(en(n,"extremes","largest_energy_gain_by_contact"),"J")]];return h(wt,{children:[e&&e.state!=="done"&&h(mh,{run:e}),n&&h(wt,{children:[h("p",{class:"soft",style:{margin:"8px 0"},children:zs(n,"description")}),h("div",{class:"cards",children:[h("div",{class:"card",children:[h("b",{"data-test":"card-bodies",children:Ke(en(n,"bodies"))}),h("span",{children:"bodies"})]}),h("div",{class:"card",children:[h("b",{"data-test":"card-steps",children:Ke(en(n,"steps"))}),h("span",{children:"steps"})]}),h("div",{class:"card",children:[h("b",{"data-test":"card-E",children:mn(en(n,"final","E"),"J")}),h("span",{children:"energy at the end"})]}),h("div",{class:"card",children:[h("b",{children:Ke(en(n,"most_contacts_in_a_step"))}),h("span",{children:"most contacts in a step"})]})]}),h(qL,{s:n}),h("section",{class:"section",children:[h("h2",{children:"Run"}),h("table",{class:"plain",children:h("tbody",{children:t.map(([i,s])=>h("tr",{children:[h("td",{class:"soft",children:i}),h("td",{class:"number",children:s})]},i))})})]})]})]})}const y0=["report.html","animation.html","summary.json"];function KL(){const n=cn.value,e=(n?.files??[]).filter(i=>!i.endsWith(".qml"));if(!n||e.length===0)return null;const t=[...e.filter(i=>y0.includes(i)),...e.filter(i=>!y0.includes(i))];return h("details",{class:"section",children:[h("summary",{children:["Files",h("span",{class:"brief",children:e.length})]}),h("ul",{class:"inner",children:t.map(i=>h("li",{children:h("a",{href:bt.fileAddress(n.id,i),target:"_blank",rel:"noopener",children:i})},i))})]})}function Zf({label:n,value:e,set:t,none:i}){return h("div",{class:"field",children:[h("label",{for:`choice-${n}`,children:n}),h("span",{class:"value",children:h("select",{id:`choice-${n}`,value:e??"",onChange:s=>t(s.currentTarget.value),"data-test":`choice-${n}`,children:[i!==void 0&&h("option",{value:"",children:i}),kn.value.map(s=>h("option",{value:s.id,children:[Vs(s.id),s.state==="done"?"":` (${s.state})`]},s.id))]})})]})}function ZL(){if(kn.value.length===0)return h("p",{class:"empty",children:"No runs yet. Press Run: results appear here."});const n=Ue.value?.kind;return h(wt,{children:[h(Zf,{label:"run",value:Ht.value,set:Eu}),cn.value?.same_project===!1&&h("div",{class:"warnings",children:"The project has changed since this run."}),n==="rockfall"?h(VL,{}):n==="rocking"?h(XL,{}):h(YL,{}),h(KL,{})]})}function JL(n,e){if(n===null||e===null||e===0)return"–";const t=100*(n/e-1);return`${t>0?"+":""}${Ke(t,Math.abs(t)<10?2:3)} %`}function jL(n,e){return!n||!e||[n[0],n[1],e[0],e[1]].some(t=>t==null)?!1:n[0]>e[1]||e[0]>n[1]}function Md({label:n,a:e,b:t,strong:i}){return h("tr",{children:[h("td",{class:"soft",children:n}),h("td",{class:"number",children:Ke(e)}),h("td",{class:"number",children:Ke(t)}),h("td",{class:"number",style:{fontWeight:i?700:400},children:JL(e,t)})]})}function QL({a:n,b:e}){const[t,i]=[Vs(Ht.value),Vs(Wi.value)],s=Ta(e,"lines").map((r,a)=>zs(e,"lines",a,"name"));return h(wt,{children:[h("section",{class:"section scroll-x",children:[h("table",{class:"plain","data-test":"comparison",children:[h("thead",{children:h("tr",{children:[h("th",{children:"95 % of"}),h("th",{class:"number",children:t}),h("th",{class:"number",children:i}),h("th",{class:"number",children:"change"})]})}),h("tbody",{children:[h(Md,{label:"rocks",a:en(n,"rocks"),b:en(e,"rocks")}),Iy.map(r=>{const[a,o]=[ma(n,"statistics",r),ma(e,"statistics",r)],{label:l,unit:c}=Uo(r);return h(Md,{label:`${l}, ${c}`,a:a?.percentile_95??null,b:o?.percentile_95??null,strong:jL(a?.percentile_95_ci,o?.percentile_95_ci)},r)}),Ta(n,"lines").map((r,a)=>{const o=zs(n,"lines",a,"name"),l=s.indexOf(o);return h(Md,{label:`${o}: rocks`,a:en(n,"lines",a,"rocks"),b:l<0?null:en(e,"lines",l,"rocks")},o)})]})]}),h("p",{class:"soft",style:{fontSize:"12.5px",marginTop:"6px"},children:"Bold: the intervals of 95 % confidence do not meet."})]}),h("section",{class:"section",children:h(zy,{})})]})}function eD(){return h(wt,{children:[h(Zf,{label:"this run",value:Ht.value,set:Eu}),h(Zf,{label:"with",value:Wi.value,set:n=>Wi.value=n||null,none:"choose a run"}),h("div",{class:"field",children:[h("label",{for:"compare-map",children:"difference on the ground"}),h("span",{class:"value",children:h("select",{id:"compare-map",value:ns.value??"",onChange:n=>ns.value=n.currentTarget.value||null,"data-test":"compare-map",children:[h("option",{value:"",children:"none"}),Ma.value.map(n=>h("option",{value:n.name,children:n.title},n.name))]})})]}),Mo.value&&Fl.value&&Wi.value!==Ht.value?h(QL,{a:Mo.value,b:Fl.value}):h("p",{class:"empty",children:"Choose two different runs that are complete."})]})}const Ir=(n,e,t={})=>({key:n,label:e,kind:"text",...t}),qe=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"number",unit:t,usual:i,...s}),Ji=(n,e,t="",i={})=>({key:n,label:e,kind:"whole",usual:t,...i}),ol=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"random",unit:t,usual:i,...s}),Qi=(n,e,t,i="",s={})=>({key:n,label:e,kind:"choice",words:t,usual:i,...s}),ci=(n,e,t,i={})=>({key:n,label:e,kind:"file",endings:t,...i}),bd=["tif","tiff","asc"],S0=["obj","ply","stl"],M0=["geojson","gpkg","shp"],Gy=[{title:"Project",path:"",shape:"top",fields:[Ir("name","name"),Ji("seed","seed","1",{help:"of all random numbers: the same seed gives the same result"}),Ji("rocks","rocks","one for each point",{help:"how many rocks the sources let go together"}),{key:"until",label:"until",kind:"raw",usual:'{ quantity = "energy@fence", percentile = 95, relative_ci = 0.05 }',help:"instead of rocks: go on until a percentile is known well enough"}]},{title:"Slope",path:"slope",shape:"table",fields:[ci("dem","height model",bd),ci("mesh","or mesh",S0),Ji("band","band","1"),Ir("crs","coordinate system",{usual:"that of the file"})]},{title:"Materials",path:"material",shape:"group",noun:"material",fresh:{restitution:.3,friction:.6},fields:[ol("restitution","restitution","","needed"),ol("friction","friction","","needed")]},{title:"Where which material is",path:"materials",shape:"table",closed:!0,fields:[Qi("default","elsewhere","@material","the only material"),ci("regions","regions",M0),ci("texture","raster of classes",bd),{key:"texture_classes",label:"its classes",kind:"raw",usual:'{ 1 = "rock", 2 = "talus" }'},ci("texture_legend","or legend",["csv"]),ci("triangles","by triangle",["csv"])]},{title:"Rocks",path:"rock",shape:"group",noun:"rock",fresh:{shape:"boulder",mass_kg:800},fields:[Qi("shape","shape","@shape","needed"),ol("mass_kg","mass","kg","density times volume"),ol("density_kg_m3","density","kg/m³","2700"),{key:"sides_m",label:"sides",kind:"randoms",unit:"m",usual:"as drawn"},Ji("variety","variety","1",{help:"of boulder: so many different shapes"}),Ji("points","corners","24",{help:"of boulder"}),qe("roundness","roundness","","0.8",{help:"of boulder: 0 to 1"}),Ji("seed","seed","that of the project"),Ji("level","level","3",{help:"of sphere and ellipsoid: 20 · 4^level triangles"}),qe("height_m","height","m","",{help:"of polygon"}),{key:"polygon_m",label:"outline",kind:"places",unit:"m",help:"of polygon"}]},{title:"Sources",path:"seeder",shape:"list",noun:"source",fields:[{key:"rock",label:"rock",kind:"choice",words:"@rock",usual:"needed"},{key:"point",label:"point",kind:"place",unit:"m"},{key:"line",label:"line",kind:"places",unit:"m"},{key:"area",label:"area",kind:"places",unit:"m"},ci("cells","raster of cells",bd),ci("file","GIS file",M0),Ir("layer","layer",{usual:"the only one"}),Ir("where","where",{usual:"all features"}),Ir("weight_field","weight field"),ci("states","table of states",["csv"]),Ji("rocks","rocks","a share of all"),qe("weight","weight","","length, area or number"),ol("drop_height_m","drop height","m","0.01"),{key:"velocity_m_s",label:"velocity",kind:"randoms",unit:"m/s",usual:"0"},{key:"spin_rad_s",label:"spin",kind:"randoms",unit:"rad/s",usual:"0"},{key:"orientation",label:"orientation",kind:"raw",usual:'"random"'}],help:"Draw points, lines and areas on the ground with the tools above the stage."},{title:"Barriers",path:"barrier",shape:"list",noun:"barrier",fields:[Ir("name","name",{usual:"needed"}),qe("height_m","height","m","needed"),qe("capacity_kJ","capacity","kJ","unlimited"),{key:"line",label:"foot",kind:"places",unit:"m"},qe("spacing_m","spacing","m","1"),ci("mesh","or mesh",S0)]},{title:"Counters",path:"counter",shape:"list",noun:"counter",fields:[Ir("name","name",{usual:"needed"}),qe("height_m","height","m","none"),{key:"line",label:"line",kind:"places",unit:"m"}]},{title:"Maps",path:"maps",shape:"table",closed:!0,fields:[Qi("files","maps",["all","none"],"all"),qe("cell_m","cell","m","that of the height model"),{key:"percentiles",label:"percentiles",kind:"numbers",unit:"%",usual:"50, 95, 99"},{key:"origin",label:"origin",kind:"place",unit:"m",usual:"corner of the slope"}]},{title:"Paths kept",path:"paths",shape:"table",closed:!0,fields:[Ji("rocks","rocks","200"),qe("tolerance_m","tolerance","m","0.05")]},{title:"Design of barriers",path:"design",shape:"table",closed:!0,fields:[Qi("energy","energy",["translational","total"],"translational"),qe("failures_per_year","failures a year","1/a","none"),qe("uni_percentile","UNI percentile","%","95"),qe("uni_topography","UNI topography","","1.10"),qe("uni_simulation","UNI simulation","","1.10"),qe("uni_volume","UNI volume","","1.10"),qe("uni_density","UNI density","","1.00"),qe("uni_risk","UNI risk","","1.00"),qe("uni_barrier","UNI barrier","","1.20"),qe("uni_freeboard_m","UNI freeboard","m","0.5"),qe("onr_energy_percentile","ONR energy percentile","%","99"),qe("onr_height_percentile","ONR height percentile","%","95"),qe("onr_energy","ONR energy factor","","1.15"),qe("onr_height","ONR height factor","","1.30"),qe("onr_freeboard_m","ONR freeboard","m","0")]},{title:"Shadow angle",path:"runout",shape:"table",closed:!0,fields:[{key:"apex",label:"apex",kind:"place",unit:"m"},qe("apex_z_m","or its height","m")]},{title:"Engine",path:"engine",shape:"table",closed:!0,help:"The defaults are meant to be left alone.",fields:[Qi("law","law of impacts","@law","bounded"),qe("gravity_m_s2","gravity","m/s²","9.81"),qe("collision_tolerance_m","collision tolerance","m","0.0001"),Ji("friction_directions","friction directions","8"),qe("max_contact_step_s","longest contact step","s","0.05"),qe("max_step_angle_rad","largest turn a step","rad","0.1"),Qi("flight","flight",["exact","symplectic"],"exact"),qe("drag_rate_1_s","decay of spin","1/s","0.1"),qe("symplectic_step_s","step of flight","s","0.001"),qe("rest_speed_m_s","speed of rest","m/s","0.001"),qe("jitter_size_m","jitter size","m","0.001"),qe("jitter_time_s","jitter time","s","1"),qe("max_time_s","longest time","s","300"),Ji("max_steps","most steps","2000000")]}],wd=["at2","smc","v2","v2c","csv","txt"],tD=["half-sine","one-sine","one-cosine","rectangular","ricker"],nD=["slope","material","materials","barrier"],iD=[{title:"Project",path:"",shape:"top",fields:[Ir("name","name")]},{title:"Block",path:"block",shape:"table",fields:[{key:"box_m",label:"sides of a box",kind:"triple",unit:"m"},ci("mesh","or mesh",["obj","ply","stl"]),{key:"planar",label:"planar",kind:"bool",usual:"false",help:"two lower corners in the x-z plane, as in textbooks"},qe("density_kg_m3","density","kg/m³","2600"),qe("mass_kg","or mass","kg"),qe("turn_deg","turned by","°","0"),qe("tilt_deg","let go at tilt","°","from rest"),{key:"velocity_m_s",label:"velocity",kind:"triple",unit:"m/s",usual:"0"},{key:"spin_rad_s",label:"spin",kind:"triple",unit:"rad/s",usual:"0"}]},{title:"Pedestal",path:"pedestal",shape:"table",fields:[qe("friction","static friction","","0.6"),qe("kinetic_friction","kinetic friction","","the same"),qe("restitution","restitution","","0"),{key:"box_m",label:"box",kind:"triple",unit:"m",usual:"a plane"},ci("mesh","or mesh",["obj","ply","stl"])]},{title:"Ground motion",path:"motion",shape:"table",fields:[ci("file","record",wd),ci("file_2","90° clockwise",wd),ci("file_up","vertical",wd),{key:"files",label:"records",kind:"raw",usual:'["a.AT2", "b.AT2"]',help:"of a fragility study"},{key:"pulse",label:"or pulse",kind:"raw",usual:'{ shape = "half-sine", pga_g = 0.5, period_s = 0.8 }'},{key:"pulses",label:"pulses",kind:"raw",usual:'{ shape = "half-sine", periods_s = [0.5, 1] }',help:"of a fragility study"},qe("step_s","step of text files","s"),Qi("unit","unit of text files",["m/s2","g","cm/s2"]),Qi("baseline","baseline",["none","mean","linear"],"none"),qe("scale","factor","","1"),qe("pga_g","or scaled to PGA","g"),qe("pgv_m_s","or to PGV","m/s"),qe("azimuth_deg","azimuth","°","90: along x")]},{title:"Study",path:"study",shape:"table",fields:[Qi("type","type",["single","grid","fragility","overturning"],"needed"),qe("record_step_s","rows every","s","0.01"),ci("cases","cases",["csv"]),{key:"alpha_deg",label:"alpha",kind:"numbers",unit:"°"},{key:"theta0_deg",label:"theta0",kind:"numbers",unit:"°"},{key:"mu",label:"mu",kind:"numbers"},{key:"pga_g",label:"intensities, PGA",kind:"numbers",unit:"g"},{key:"scales",label:"or factors",kind:"numbers"},{key:"azimuths_deg",label:"azimuths",kind:"numbers",unit:"°"},{key:"frictions",label:"frictions",kind:"numbers"},Qi("shape","pulse",tD),{key:"periods_s",label:"periods",kind:"numbers",unit:"s"},qe("lowest_pga_g","lowest PGA","g"),qe("highest_pga_g","highest PGA","g"),Ji("steps","steps","60")]},{title:"Runout",path:"runout",shape:"table",closed:!0,fields:[{key:"place_m",label:"place",kind:"place",unit:"m"},Qi("law","law on the slope","@law","bounded"),qe("max_time_s","longest time","s","300"),qe("frames_per_s","frames","1/s","30")]},...Gy.filter(n=>nD.includes(n.path)).map(n=>({...n,closed:!0})),{title:"Engine",path:"engine",shape:"table",closed:!0,fields:[Qi("law","law of impacts","@law","closest"),qe("gravity_m_s2","gravity","m/s²","9.81"),qe("step_s","longest step","s","0.002"),qe("contact_tolerance_m","contact tolerance","m","1e-6 of the size"),qe("after_motion_s","time after the motion","s","20"),qe("toppled_deg","toppled at","°"),qe("max_turn_to_rest_deg","turn to rest","°","11.5")]}],Vy={uniform:["lower","upper"],normal:["mean","deviation"],lognormal:["median","sigma"],triangular:["lower","mode","upper"],exponential:["mean"],beta:["alpha","beta","lower","upper"],discrete:[]},b0=n=>Math.exp(-.5*n*n)/Math.sqrt(2*Math.PI);function sD(n){const[e,t,i,s]=n.values;switch(n.kind){case"uniform":return t>e?{density:()=>1/(t-e),low:e,high:t}:null;case"normal":return t>0?{density:r=>b0((r-e)/t)/t,low:e-5*t,high:e+5*t}:null;case"lognormal":return e>0&&t>0?{density:r=>r>0?b0(Math.log(r/e)/t)/(r*t):0,low:e*Math.exp(-5*t),high:e*Math.exp(5*t)}:null;case"triangular":return i>e&&t>=e&&t<=i?{density:rD(e,t,i),low:e,high:i}:null;case"exponential":return e>0?{density:r=>Math.exp(-r/e)/e,low:0,high:12*e}:null;case"beta":{const[r,a]=[i??0,s??1];return e>0&&t>0&&a>r?{density:aD(e,t,r,a),low:r,high:a}:null}default:return null}}const rD=(n,e,t)=>i=>i<e?2*(i-n)/((t-n)*(e-n)):t>e?2*(t-i)/((t-n)*(t-e)):2/(t-n),aD=(n,e,t,i)=>s=>{const r=(s-t)/(i-t);return r<=0||r>=1?0:Math.exp((n-1)*Math.log(r)+(e-1)*Math.log(1-r))},ao=4e3;function oD(n,e,t,i){const s=l=>i?e*(t/e)**(l/ao):e+(t-e)*l/ao,r=new Float64Array(ao+1);for(let l=0;l<ao;++l){const[c,u]=[s(l),s(l+1)];r[l+1]=r[l]+n((c+u)/2)*(u-c)}const a=r[ao];return{total:a,quantile:l=>{let c=0;for(;c<ao-1&&r[c+1]<l*a;)++c;const u=r[c+1]-r[c],d=u>0?(l*a-r[c])/u:0;return s(c)+d*(s(c+1)-s(c))}}}function lD(n){const e=sD(n);if(!e)return null;const t=Math.max(e.low,n.min??-1/0),i=Math.min(e.high,n.max??1/0);if(!(i>t))return null;const{total:s,quantile:r}=oD(e.density,t,i,n.kind==="lognormal"&&t>0);if(!(s>0))return null;const[a,o]=cD(n,t,i,r),l=Array.from({length:121},(c,u)=>a+(o-a)*u/120);return{x:l,y:l.map(c=>e.density(c)/s),discrete:!1,p5:r(.05),p50:r(.5),p95:r(.95)}}function cD(n,e,t,i){return n.kind==="uniform"||n.kind==="triangular"||n.kind==="beta"?[e,t]:[n.kind==="exponential"||n.kind==="lognormal"?e:i(5e-4),i(.995)]}function uD(n){const e=n.values.map((s,r)=>({value:s,weight:n.weights?.[r]??1})).filter(({value:s,weight:r})=>r>0&&s>=(n.min??-1/0)&&s<=(n.max??1/0)).sort((s,r)=>s.value-r.value),t=e.reduce((s,r)=>s+r.weight,0);if(e.length===0||!(t>0))return null;const i=s=>{let r=0;for(const a of e)if((r+=a.weight)>=s*t)return a.value;return e[e.length-1].value};return{x:e.map(s=>s.value),y:e.map(s=>s.weight/t),discrete:!0,p5:i(.05),p50:i(.5),p95:i(.95)}}function um(n){return n.values.length===0||n.values.some(e=>!Number.isFinite(e))?null:n.kind==="discrete"?uD(n):lD(n)}const Ks=n=>({ok:!0,value:n}),ac=n=>({ok:!1,problem:n});function Xl(n){const e=n.trim().replace("−","-");return e===""?Ks(void 0):/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(e)?Ks(Number(e)):ac("is no number")}function hD(n){const e=n.trim().replaceAll("_","").replaceAll(" ","");return e===""?Ks(void 0):/^[+-]?\d+$/.test(e)?Ks(Number(e)):ac("is no whole number")}function hm(n){const e=n.split(/[,;\s]+/).filter(i=>i!=="");if(e.length===0)return Ks(void 0);const t=e.map(Xl);return t.every(i=>i.ok)?Ks(t.map(i=>i.value)):ac("is no list of numbers")}function dD(n){const e=n.split(`
`).map(s=>s.trim()).filter(s=>s!=="");if(e.length===0)return Ks(void 0);const t=e.map(hm);return t.every(s=>s.ok&&Array.isArray(s.value)&&(s.value.length===2||s.value.length===3))?Ks(t.map(s=>s.value)):ac("needs two or three numbers in each line")}const fD=n=>Array.isArray(n)?n.map(e=>Array.isArray(e)?e.join(", "):String(e)).join(`
`):"";function Do(n){return n==null?"":Array.isArray(n)?`[${n.map(Do).join(", ")}]`:typeof n=="object"?`{ ${Object.entries(n).map(([e,t])=>`${pD(e)} = ${Do(t)}`).join(", ")} }`:typeof n=="string"?JSON.stringify(n):String(n)}const pD=n=>/^[A-Za-z0-9_-]+$/.test(n)?n:JSON.stringify(n);function Wy(n){if(n.trim()==="")return Ks(void 0);const e=new mD(n);try{const t=e.value();return e.end(),Ks(t)}catch(t){return ac(t.message)}}class mD{constructor(e){this.text=e}at=0;skip(){for(;/\s/.test(this.text[this.at]??"");)++this.at}take(e){return this.skip(),this.text[this.at]!==e?!1:(++this.at,!0)}end(){if(this.skip(),this.at<this.text.length)throw new Error(`does not go on with ${this.text.slice(this.at,this.at+12)}`)}value(){if(this.skip(),this.take("["))return this.list();if(this.take("{"))return this.table();const e=this.text.slice(this.at),t=/^("(?:[^"\\]|\\.)*"|'[^']*'|true|false|[+-]?[\d.][\d._eE+-]*)/.exec(e)?.[0];if(!t)throw new Error(e===""?"ends too early":`is no value: ${e.slice(0,20)}`);if(this.at+=t.length,t[0]==='"')return JSON.parse(t);if(t[0]==="'")return t.slice(1,-1);if(t==="true"||t==="false")return t==="true";const i=Number(t.replaceAll("_",""));if(!Number.isFinite(i))throw new Error(`is no number: ${t}`);return i}list(){const e=[];for(;!this.take("]");)e.push(this.value()),!this.take(",")&&this.text[this.at]!=="]"&&this.missing("]"),this.skip();return e}table(){const e={};for(;!this.take("}");){this.skip();const t=/^("[^"]*"|[A-Za-z0-9_-]+)/.exec(this.text.slice(this.at))?.[0];if(!t)throw new Error("needs a key");if(this.at+=t.length,!this.take("="))throw new Error(`needs = after ${t}`);e[t.replaceAll('"',"")]=this.value(),!this.take(",")&&(this.skip(),this.text[this.at]!=="}")&&this.missing("}")}return e}missing(e){if(this.skip(),this.text[this.at]!==e)throw new Error(`needs , or ${e}`)}}const gD=Object.keys(Vy);function gh(n){if(typeof n!="object"||n===null||Array.isArray(n))return null;const e=gD.find(s=>s in n);if(!e)return null;const t=s=>(Array.isArray(s)?s:s===void 0?[]:[s]).map(Number),i=s=>typeof s=="number"?s:void 0;return{kind:e,values:t(n[e]),weights:n.weights?t(n.weights):void 0,min:i(n.min),max:i(n.max)}}function mu(n){const e=n.kind==="exponential"?n.values[0]:n.values,t={[n.kind]:e};return n.weights&&n.weights.length>0&&(t.weights=n.weights),n.min!==void 0&&(t.min=n.min),n.max!==void 0&&(t.max=n.max),t}function _D(n,e){const[t,i]=[e-.2*Math.abs(e||1),e+.2*Math.abs(e||1)].map(r=>Number(r.toPrecision(3))),s={uniform:[t,i],normal:[e,Number((.1*Math.abs(e||1)).toPrecision(2))],lognormal:[Math.abs(e)||1,.5],triangular:[t,e,i],exponential:[Math.abs(e)||1],beta:[2,2,t,i],discrete:[t,e,i]};return{kind:n,values:s[n]}}function vD([n,e,t]){const[i,s]=[Math.cos(.6),Math.sin(.6)],[r,a]=[i*n-s*e,s*n+i*e],[o,l]=[Math.cos(.45),Math.sin(.45)];return[r,o*t+l*a,o*a-l*t]}function xD(n,e){const t=Array.from({length:n.length/3},(a,o)=>vD([n[3*o],n[3*o+1],n[3*o+2]])),i=Math.max(...t.map(a=>Math.max(Math.abs(a[0]),Math.abs(a[1]))))||1;return Array.from({length:e.length/3},(a,o)=>[0,1,2].map(l=>t[e[3*o+l]])).map(a=>{const[o,l]=[1,2].map(d=>a[d].map((f,p)=>f-a[0][p])),c=[o[1]*l[2]-o[2]*l[1],o[2]*l[0]-o[0]*l[2],o[0]*l[1]-o[1]*l[0]],u=Math.hypot(...c)||1;return{f:a,towards:-c[2]/u,shade:Math.max(0,(-.45*c[0]+.7*c[1]-.55*c[2])/u),depth:a[0][2]+a[1][2]+a[2][2]}}).filter(a=>Math.abs(a.towards)>1e-6).sort((a,o)=>o.depth-a.depth).map(({f:a,shade:o})=>({shade:o,points:a.map(l=>`${(50+44*l[0]/i).toFixed(1)},${(50-44*l[1]/i).toFixed(1)}`).join(" ")}))}function yD({name:n}){const[e,t]=bi(null),[i,s]=bi(0),r=ii.value.length===0;return Di(()=>{let a=!0;if(r)return bt.rockShape(n,i).then(({header:o,arrays:l})=>{a&&t({faces:xD(l.position,l.index),mass:o.mass_kg,volume:o.volume_m3,sides:o.sides_m})},()=>a&&t(null)),()=>void(a=!1)},[n,i,Pa.value,r]),e?h("div",{class:"rock-preview",style:{opacity:r?1:.45},children:[h("svg",{viewBox:"0 0 100 100",width:"96",height:"96",role:"img","aria-label":`shape of ${n}`,children:e.faces.map((a,o)=>h("polygon",{points:a.points,fill:`hsl(31 42% ${Math.round(30+42*a.shade)}%)`,stroke:`hsl(31 42% ${Math.round(30+42*a.shade)}%)`,"stroke-width":"0.4"},o))}),h("div",{class:"soft number",children:[h("div",{children:[Ke(e.mass)," kg"]}),h("div",{children:[Ke(e.volume)," m³"]}),h("div",{children:[e.sides.map(a=>Ke(a,3)).join(" × ")," m"]}),h("button",{class:"button small",onClick:()=>s(i+1),title:"draw another one",children:"Another"})]})]}):null}function yo({label:n,text:e,parse:t,set:i,id:s,placeholder:r,invalid:a,rows:o}){const[l,c]=bi(null),[u,d]=bi("");Di(()=>d(""),[e]);const f=_=>{c(_);const S=t(_);d(S.ok?"":S.problem),S.ok&&i(S.value)},p={id:s,value:l??e,placeholder:r,"aria-label":s?void 0:n,"aria-invalid":u!==""||a?"true":void 0,title:u?`${n} ${u}`:void 0,disabled:!Ue.value?.writable,spellcheck:!1,onBlur:()=>c(u?l:null)};return o?h("textarea",{...p,rows:o,onInput:_=>f(_.currentTarget.value)}):h("input",{type:"text",...p,onInput:_=>f(_.currentTarget.value)})}const SD=[["number","fixed"],["uniform","uniform"],["normal","normal"],["lognormal","log-normal"],["triangular","triangular"],["exponential","exponential"],["beta","beta"],["discrete","discrete"]];function MD({value:n}){const e=gh(n),t=e&&um(e);if(!t)return null;const[i,s]=[Math.min(t.x[0],t.p5),Math.max(t.x[t.x.length-1],t.p95)],r=Math.max(...t.y.filter(Number.isFinite))||1,a=c=>4+192*(c-i)/(s-i||1),o=c=>40-36*Math.min(1,c/r),l=t.x.map((c,u)=>`${a(c).toFixed(1)},${o(t.y[u]).toFixed(1)}`).join(" ");return h("svg",{class:"density",viewBox:"0 0 200 42",role:"img","aria-label":`5 % below ${Ke(t.p5)}, half below ${Ke(t.p50)}, 95 % below ${Ke(t.p95)}`,children:[t.discrete?t.x.map((c,u)=>h("line",{x1:a(c),x2:a(c),y1:"40",y2:o(t.y[u]),stroke:"var(--link)","stroke-width":"3"},c)):h("polygon",{points:`${a(t.x[0])},40 ${l} ${a(t.x[t.x.length-1])},40`,fill:"var(--link-paper)",stroke:"var(--link)","stroke-width":"1.3"}),[t.p5,t.p50,t.p95].map(c=>h("line",{x1:a(c),x2:a(c),y1:"4",y2:"40",stroke:"var(--soft)","stroke-width":"1","stroke-dasharray":"2 2"},c)),h("line",{x1:"0",x2:"200",y1:"40.5",y2:"40.5",stroke:"var(--rule)"})]})}function bD({path:n,value:e,unit:t}){const i=(rs.value?.random??Ue.value?.random??[]).find(a=>a.key===ho(n)),s=gh(e),r=i??(s&&um(s));return r?h("div",{class:"soft number percentiles",children:["5 % ",Ke(r.p5)," · 50 % ",Ke(r.p50)," · 95 % ",Ke(r.p95)," ",t]}):null}function wD({value:n,change:e,name:t}){const i=gh(n),s=(a,o)=>e(mu({...i,values:Object.assign([...i.values],{[a]:Number(o??0)})}));if(i.kind==="discrete")return h(yo,{label:`${t}: values`,text:i.values.join(", "),parse:hm,set:a=>e(mu({...i,values:a??[]}))});const r=a=>o=>e(mu({...i,[a]:o===void 0?void 0:Number(o)}));return h("div",{class:"parameters",children:[Vy[i.kind].map((a,o)=>h("label",{children:[h("span",{class:"soft",children:a}),h(yo,{label:`${t}: ${a}`,text:i.values[o]===void 0?"":String(i.values[o]),parse:Xl,set:l=>s(o,l)})]},a)),["min","max"].map(a=>h("label",{children:[h("span",{class:"soft",children:a}),h(yo,{label:`${t}: ${a}`,text:i[a]===void 0?"":String(i[a]),placeholder:"none",parse:Xl,set:r(a)})]},a))]})}function Xy({path:n,value:e,change:t,usual:i,unit:s,label:r,id:a,invalid:o}){const l=gh(e),c=typeof e=="object"&&e!==null&&!l,u=typeof e=="number"?e:l?um(l)?.p50??1:Number.parseFloat(i??"")||1,d=f=>t(f==="number"?Number(u.toPrecision(4)):mu(_D(f,u)));return h("div",{class:"triple",children:[h("span",{class:"value",children:[c?h("code",{class:"soft",children:Do(e)}):l?null:h(yo,{id:a,label:r,text:e===void 0?"":String(e),placeholder:i,parse:Xl,set:t,invalid:o}),s&&!l&&h("span",{class:"unit",children:s}),h("select",{class:"kind",value:c?"csv":l?l.kind:"number","aria-label":`${r}: fixed or distributed`,onChange:f=>d(f.currentTarget.value),disabled:!Ue.value?.writable,children:[c&&h("option",{value:"csv",children:"of a file"}),SD.map(([f,p])=>h("option",{value:f,children:p},f))]})]}),l&&h(wD,{value:e,change:t,name:r}),l&&h(MD,{value:e}),(l||c)&&h(bD,{path:n,value:e,unit:s})]})}const ED=n=>({ok:!0,value:n===""?void 0:n});function TD(n){if(Array.isArray(n.words))return n.words;switch(n.words){case"@material":return qr("material");case"@rock":return qr("rock");case"@law":return Ue.value?.words.laws??[];case"@shape":return[...Ue.value?.words.shapes??[],...$y(["obj","ply","stl"])];default:return[]}}const $y=n=>(Ue.value?.files??[]).map(e=>e.path).filter(e=>n.includes(e.slice(e.lastIndexOf(".")+1).toLowerCase()));function qy({field:n,path:e,id:t,invalid:i,words:s}){const r=Pi(e);if(typeof r=="object"&&r!==null)return h(yo,{id:t,label:n.label,text:Do(r),parse:Wy,set:l=>dr(e,l),invalid:i});const a=r===void 0?"":String(r),o=a===""||s.includes(a)?s:[a,...s];return h("select",{id:t,value:a,"aria-invalid":i||void 0,disabled:!Ue.value?.writable,onChange:l=>dr(e,l.currentTarget.value||void 0),children:[h("option",{value:"",children:n.usual?`(${n.usual})`:"–"}),o.map(l=>h("option",{value:l,children:l},l))]})}function AD(n){const{field:e,path:t}=n,i=async s=>{const r=s.currentTarget.files?.[0],a=r&&await fp(r);a&&dr(t,a)};return h(wt,{children:[h(qy,{...n,words:$y(e.endings??[])}),h("label",{class:"button small",title:"copy a file beside the project",children:[h("input",{type:"file",class:"hidden-text","aria-label":`${e.label}: add a file`,accept:(e.endings??[]).map(s=>"."+s).join(),onChange:s=>void i(s)}),"Add…"]})]})}function RD({field:n,path:e}){const t=Pi(e),i=Array.isArray(t)?t:[],s=n.key==="sides_m"?["x","y","z"]:["east","north","up"];if(i.length===0)return h("span",{class:"value",children:[h("span",{class:"soft",style:{flex:1},children:n.usual}),h("button",{class:"button small",disabled:!Ue.value?.writable,onClick:()=>dr(e,n.key==="sides_m"?[1,1,1]:[0,0,0]),children:"Set"})]});const r=(a,o)=>dr(e,i.map((l,c)=>c===a?o??0:l));return h("div",{class:"triple",children:[i.map((a,o)=>h("div",{class:"axis",children:[h("span",{class:"soft",children:s[o]}),h(Xy,{path:[...e,o],value:a,change:l=>r(o,l),unit:n.unit??"",label:`${n.label} ${s[o]}`})]},o)),h("button",{class:"button small plain",disabled:!Ue.value?.writable,onClick:()=>dr(e,void 0),children:"Use the default"})]})}function CD(n){const{field:e,path:t,id:i,invalid:s}=n,r=Pi(t),a=(l,c,u)=>h(yo,{id:i,label:e.label,text:l,parse:c,set:d=>dr(t,d),placeholder:e.usual,invalid:s,rows:u}),o=Array.isArray(r)?r.join(", "):r===void 0?"":String(r);switch(e.kind){case"text":return a(r===void 0?"":String(r),ED);case"number":return a(r===void 0?"":String(r),Xl);case"whole":return a(r===void 0?"":String(r),hD);case"triple":case"numbers":case"place":return a(o,hm);case"places":return a(fD(r),dD,Math.min(6,Math.max(2,Array.isArray(r)?r.length:2)));case"raw":return a(Do(r),Wy);case"choice":return h(qy,{...n,words:TD(e)});case"file":return h(AD,{...n});case"bool":return h("input",{id:i,type:"checkbox",checked:r===!0,disabled:!Ue.value?.writable,onChange:l=>dr(t,l.currentTarget.checked?!0:void 0)});case"random":return h(Xy,{path:t,value:r,change:l=>dr(t,l),usual:e.usual,unit:e.unit??"",label:e.label,id:i,invalid:s});case"randoms":return h(RD,{...n})}}function w0({field:n,base:e}){const t=[...e,n.key],i=Zl(t),s=`f-${ho(t).replace(/[^A-Za-z0-9]+/g,"-")}`,r=n.kind==="random"||n.kind==="randoms";return h("div",{class:n.kind==="randoms"||n.kind==="places"?"field tall":"field","data-key":ho(t),children:[h("label",{for:s,title:`${ho(t)}${n.help?": "+n.help:""}`,children:n.label}),h("span",{class:"value",children:[h(CD,{field:n,path:t,id:s,invalid:i.length>0}),n.unit&&!r&&h("span",{class:"unit",children:n.unit})]}),i.map(a=>h("span",{class:"wrong",role:"alert",children:[a.problem,a.accepted&&`accepted: ${a.accepted}`].filter(Boolean).join("; ")},a.message))]})}function dm({fields:n,base:e,few:t=4}){const[i,s]=bi(!1),r=l=>Pi([...e,l.key])!==void 0||l.usual==="needed"||Zl([...e,l.key]).length>0,a=n.length<=t?n:n.filter(r),o=n.filter(l=>!a.includes(l));return h(wt,{children:[a.map(l=>h(w0,{field:l,base:e},l.key)),i&&o.map(l=>h(w0,{field:l,base:e},l.key)),o.length>0&&h("button",{class:"button small plain","aria-expanded":i,onClick:()=>s(!i),"data-test":"more-keys",children:i?"Fewer keys":`${o.length} more keys`})]})}function PD({section:n}){const e=n.path===""?[]:[n.path],t=n.path!==""&&Zl(e).length>0,i=_r.value[n.title]??(!n.closed||t);return h("details",{class:"section",open:i,onToggle:s=>_r.value={..._r.value,[n.title]:s.currentTarget.open},"data-section":n.path||"project",children:[h("summary",{children:[n.title,t&&h("span",{class:"chip bad",children:"error"})]}),h("div",{class:"inner",children:[n.help&&h("p",{class:"soft",children:n.help}),h(dm,{fields:n.fields,base:e})]})]})}function LD(n,e,t){return n==="material"?Pi(["materials","default"])===e?[{op:"set",path:["materials","default"],value:t}]:[]:$r("seeder").flatMap((i,s)=>{if(i.rock===e)return[{op:"set",path:["seeder",s,"rock"],value:t}];const r=i.rock;return typeof r!="object"||r===null||Array.isArray(r)||!(e in r)?[]:[{op:"set",path:["seeder",s,"rock"],value:Object.fromEntries(Object.entries(r).map(([a,o])=>[a===e?t:a,o]))}]})}function DD(n,e,t){t===e||qr(n).includes(t)||vr({op:"rename",path:[n,e],name:t},...LD(n,e,t))}function ND({group:n,name:e}){const t=i=>{const s=i.currentTarget.value.trim();/^[A-Za-z0-9_-]+$/.test(s)?DD(n,e,s):i.currentTarget.value=e};return h("input",{type:"text","aria-label":`name of ${e}`,defaultValue:e,disabled:!Ue.value?.writable,onChange:t},e)}function ID(n,e){return n==="material"?`e ${Ed(e.restitution)}, μ ${Ed(e.friction)}`:`${String(e.shape??"")}${e.mass_kg===void 0?"":`, ${Ed(e.mass_kg)} kg`}`}function Ed(n){if(typeof n!="object"||n===null)return n===void 0?"–":String(n);const[e,t]=Object.entries(n)[0]??["",null];return`${e} ${Array.isArray(t)?t.join(" "):Do(t)}`}function UD({section:n,name:e}){const t=[n.path,e],i=Zl(t).length>0,s=Pi(t)??{};return h("details",{class:`item${i?" wrong-inside":""}`,open:i||void 0,"data-member":`${n.path}.${e}`,children:[h("summary",{children:[e,h("span",{class:"brief",children:ID(n.path,s)})]}),h("div",{class:"inner",children:[h("div",{class:"field",children:[h("span",{class:"name",children:"name"}),h("span",{class:"value",children:h(ND,{group:n.path,name:e})})]}),h(dm,{fields:n.fields,base:t,few:3}),n.path==="rock"&&h(yD,{name:e}),h("div",{class:"actions",children:h("button",{class:"button small danger",disabled:!Ue.value?.writable,onClick:()=>vr({op:"remove",path:t}),children:[h(Bn,{name:"bin"}),"Remove"]})})]})]})}function FD({section:n}){const e=qr(n.path),t=n.noun??"entry",i=()=>vr({op:"set",path:[n.path,Nd(t,e)],value:n.fresh??{}}),s=_r.value[n.title]??!n.closed;return h("details",{class:"section",open:s,onToggle:r=>_r.value={..._r.value,[n.title]:r.currentTarget.open},"data-section":n.path,children:[h("summary",{children:[n.title,h("span",{class:"brief",children:e.length})]}),h("div",{class:"inner",children:[e.map(r=>h(UD,{section:n,name:r},r)),h("div",{class:"actions",children:h("button",{class:"button small",disabled:!Ue.value?.writable,onClick:i,"data-test":`add-${n.path}`,children:[h(Bn,{name:"plus"}),"Add a ",t]})})]})]})}const OD=n=>typeof n=="string"?n:typeof n=="object"&&n!==null?Object.keys(n).join(", "):"";function kD(n,e){const t=ec(e),i=t&&t.points.length>1?`${Ke(rc(t.points.map(s=>[s[0],s[1]])),3)} m`:"";return n==="seeder"?[t?.key??["cells","file","states"].find(s=>s in e)??"",OD(e.rock),t?.key==="line"?i:""].filter(Boolean).join(", "):[i,e.height_m===void 0?"":`${e.height_m} m high`].filter(Boolean).join(", ")}function BD(n){const e=ec(n);if(!e)return;const t=ko(e.points.map(([r,a])=>Oo(r,a))),i=[0,1,2].map(r=>Math.min(...t.map(a=>a[r]))-15),s=[0,1,2].map(r=>Math.max(...t.map(a=>a[r]))+15);di.value?.stage.focus(i,s)}function zD({section:n,index:e,table:t}){const i=n.path,s=[i,e],r=Zl(s).length>0,a=Il(i,e),o=typeof t.name=="string"?t.name:`${n.noun} ${e+1}`,l=ss(null);Di(()=>{a&&l.current?.scrollIntoView({block:"nearest"})},[a]);const c=()=>{Zn.value=null,vr({op:"remove",path:s})};return h("details",{ref:l,class:`item${a?" selected":""}${r?" wrong-inside":""}`,open:a||r,"data-item":`${i}[${e}]`,children:[h("summary",{onClick:u=>{u.preventDefault(),Mv(i,e)},children:[o,h("span",{class:"brief",children:kD(i,t)})]}),h("div",{class:"inner",children:[h(dm,{fields:n.fields,base:s}),h("div",{class:"actions",children:[h("button",{class:"button small",onClick:()=>BD(t),children:"Show"}),h("button",{class:"button small danger",disabled:!Ue.value?.writable,onClick:c,children:[h(Bn,{name:"bin"}),"Remove"]})]})]})]})}const HD={seeder:[["point","Point"],["line","Line"],["area","Area"]],barrier:[["barrier","Draw a barrier"]],counter:[["counter","Draw a counter"]]};function GD({section:n}){const e=$r(n.path),t=Ue.value?.kind==="rockfall",i=_r.value[n.title]??!n.closed,s=/^[aeiou]/.test(n.noun??"")?"an":"a";return h("details",{class:"section",open:i,onToggle:r=>_r.value={..._r.value,[n.title]:r.currentTarget.open},"data-section":n.path,children:[h("summary",{children:[n.title,h("span",{class:"brief",children:e.length})]}),h("div",{class:"inner",children:[e.map((r,a)=>h(zD,{section:n,index:a,table:r},a)),h("div",{class:"actions",children:[t&&(HD[n.path]??[]).map(([r,a])=>h("button",{class:"button small","aria-pressed":gn.value===r,disabled:!Ue.value?.writable,onClick:()=>gn.value=r,children:[h(Bn,{name:r}),a]},r)),n.path!=="counter"&&h("button",{class:"button small",disabled:!Ue.value?.writable,title:`add ${s} ${n.noun} and type its keys`,onClick:()=>{vr({op:"add",path:[n.path],value:n.path==="seeder"?{rock:""}:{name:n.noun??""}}),Zn.value={list:n.path,index:e.length}},children:[h(Bn,{name:"plus"}),"By keys"]})]})]})]})}function E0(n,e){e||(Zn.value=null),dp(xs.value.flatMap((t,i)=>i===n?e?[e]:[]:[t]))}function VD(){const n=qr("material"),e=Ql.value,t=Ue.value?.writable&&(e?.writable??!0);return h("details",{class:"section",open:!0,"data-test":"regions",children:[h("summary",{children:["Regions",h("span",{class:"brief",children:xs.value.length})]}),h("div",{class:"inner",children:[xs.value.map((i,s)=>h("div",{class:`field${Il("region",s)?" selected":""}`,"data-item":`region[${s}]`,children:[h("button",{class:"name pick","aria-pressed":Il("region",s),title:"show its corners",onClick:()=>Mv("region",s),children:[h("span",{class:"swatch",style:{background:xr[Math.max(0,n.indexOf(i.properties.material))%xr.length]}})," region ",s+1]}),h("span",{class:"value",children:[h("select",{value:i.properties.material,disabled:!t,"aria-label":`material of region ${s+1}`,onChange:r=>E0(s,{...i,properties:{...i.properties,material:r.currentTarget.value}}),children:n.map(r=>h("option",{children:r},r))}),h("button",{class:"button small icon",disabled:!t,"aria-label":`remove region ${s+1}`,onClick:()=>E0(s,null),children:h(Bn,{name:"bin"})})]})]},s)),h("div",{class:"actions",children:[h("button",{class:"button small",disabled:!t,"aria-pressed":gn.value==="region",onClick:()=>gn.value="region",children:[h(Bn,{name:"region"}),"Draw a region"]}),!t&&e?.file&&h("span",{class:"soft",children:[e.file," is changed in a GIS"]})]}),Gs.value&&h("p",{class:"soft",style:{fontSize:"12.5px"},children:["Saved to ",e?.file||"materials.geojson"," with the project."]})]})]})}const Yy=n=>n==="rockfall"?Gy:n==="rocking"?iD:[],_r=Ie({});function WD(){const n=Yy(Ue.value?.kind),e=t=>n.some(i=>{const s=i.path===""?t:t===i.path?"":t.startsWith(i.path+".")||t.startsWith(i.path+"[")?t.slice(i.path.length):null;return s!==null&&i.fields.some(r=>new RegExp(`(^|\\.)${r.key}($|[.[])`).test(s))});return ya.value.filter(t=>t.key===""||!e(t.key)).map(t=>t.message)}function XD(){return h("div",{class:"actions",style:{marginTop:0},children:h("button",{class:"button","aria-pressed":ll.value,onClick:()=>ll.value=!ll.value,"data-test":"edit-file",children:ll.value?"Back to the picture":"Edit the file"})})}function $D(){return Ci.value!==null?h("p",{class:"empty",children:"The file is being edited: save or discard to go on with the forms."}):Kl.value?h(wt,{children:Yy(Ue.value?.kind).map(n=>{const e=ho([n.title]);return n.shape==="group"?h(FD,{section:n},e):n.shape==="list"?h(GD,{section:n},e):h("div",{children:[h(PD,{section:n}),n.path==="materials"&&Ue.value?.kind==="rockfall"&&h(VD,{})]},e)})}):h("p",{class:"empty",children:"The file cannot be read as it is: edit it to go on."})}function qD(){const n=Ue.value,e=WD(),t=(Wu.value?rs.value?.check:n.check)??"";return h(wt,{children:[h(XD,{}),e.map(i=>h("div",{class:"error-box",role:"alert","data-test":"error",children:i},i)),n.kind==="scene"?h(YD,{summary:t}):h($D,{}),n.kind!=="scene"&&t&&h("details",{class:"section",children:[h("summary",{children:"What was read"}),h("div",{class:"inner soft",style:{whiteSpace:"pre-wrap",fontSize:"12.5px"},children:t})]})]})}function YD({summary:n}){return h(wt,{children:[h("p",{class:"soft",style:{whiteSpace:"pre-wrap",marginTop:"10px"},children:n}),h("p",{class:"soft",style:{marginTop:"10px"},children:"A scene is an XML file: bodies, forces and one law for the contacts. Edit it here; errors are marked at their line."})]})}const Td={setup:"Set up",runs:"Runs",results:"Results",compare:"Compare"};function KD(){const n=ss(null),e=Object.keys(Td).filter(i=>i!=="compare"||Ue.value?.kind==="rockfall");return h("aside",{class:"side",children:[h("div",{class:"tabs",role:"tablist",ref:n,onKeyDown:i=>{const s=i.key==="ArrowRight"?1:i.key==="ArrowLeft"?-1:0;s!==0&&(Qt.value=e[(e.indexOf(Qt.value)+s+e.length)%e.length],n.current?.querySelector('[aria-selected="true"]')?.focus(),requestAnimationFrame(()=>n.current?.querySelector('[aria-selected="true"]')?.focus()))},children:e.map(i=>h("button",{class:"tab",role:"tab","aria-selected":Qt.value===i,tabIndex:Qt.value===i?0:-1,onClick:()=>Qt.value=i,"data-test":`tab-${i}`,children:[Td[i],i==="runs"&&kn.value.some(s=>s.live)?" •":""]},i))}),h("div",{class:"side-body",role:"tabpanel","aria-label":Td[Qt.value],children:[Qt.value==="setup"&&h(qD,{}),Qt.value==="runs"&&h(UL,{}),Qt.value==="results"&&h(ZL,{}),Qt.value==="compare"&&h(eD,{})]})]})}function ZD(){const n=ss(null),e=lp.value,t=e.split(`
`).length,i=new Set(ya.value.filter(r=>r.line>0).map(r=>r.line));Di(()=>{n.current.style.height=`${t*18.75+30}px`},[t]);const s=!Ue.value?.writable||ii.value.length>0;return h("div",{class:"editor-page",children:[h("div",{class:"line-status",children:[h("b",{children:Ue.value?.file}),ii.value.length>0&&h("span",{class:"soft",children:" with the changes of the forms; save or discard them to type here"}),ya.value.map(r=>h("div",{class:"error-box",role:"alert","data-test":"editor-error",children:r.message},r.message))]}),h("div",{class:"editor",children:[h("pre",{"aria-hidden":"true",children:Array.from({length:t},(r,a)=>h("span",{class:i.has(a+1)?"bad":"",children:[a+1,`
`]},a))}),h("textarea",{ref:n,value:e,readOnly:s,spellcheck:!1,wrap:"off","aria-label":"project file","data-test":"editor",onInput:r=>qS(r.currentTarget.value)})]})]})}let T0="";function JD(){const n=Ue.value,e=`${n?.folder}/${n?.file}`;!n||n.kind===null||e===T0||(T0=e,n.opened_run&&(Qt.value="results"))}function jD(){switch(Ue.value?.kind){case"rockfall":return h(J3,{});case"rocking":return h(yL,{});default:return h(NL,{})}}function QD(){Di(vb,[]),NS(()=>{Pa.value,Ue.peek()?.kind&&(JD(),eM())});const n=Ue.value;return h(wt,{children:[h(TM,{}),bu.value?h(MM,{}):n?n.kind===null?h(SM,{}):h("div",{class:"main",children:[h(KD,{}),h("div",{class:"place",children:[h(jD,{}),ll.value&&h("div",{class:"over-work",children:h(ZD,{})})]})]}):h("div",{class:"centre soft",children:"…"}),$u.value&&h(xb,{}),h(yb,{}),h(gM,{})]})}location.search!==""&&history.replaceState(null,"",location.pathname);mS(h(QD,{}),document.getElementById("app"));Q0();

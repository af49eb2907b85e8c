// The same in a synchronised method.
class Main {
    enum Op { GET, PUT }
    int value;
    synchronized int apply(Op op, int x) {
        return switch (op) {
        case GET -> value; // NORACE
        case PUT -> {
            value = x; // NORACE
            yield x;
        }
        };
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.apply(Op.PUT, 4)).start();
        System.out.println(m.apply(Op.GET, 0));
    }
}

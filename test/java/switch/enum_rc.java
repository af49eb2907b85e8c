// A switch expression over an enum.
class Main {
    enum Op { GET, PUT }
    int value;
    int apply(Op op, int x) {
        return switch (op) {
        case GET -> value; // RACE!
        case PUT -> {
            value = x; // RACE!
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

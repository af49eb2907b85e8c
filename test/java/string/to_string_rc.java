// Concatenation asks the object for its text, which reads the field.
class Main {
    int n;
    @Override public String toString() {
        return "n=" + n; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.n = 1).start(); // RACE!
        System.out.println("m: " + m);
    }
}
